"""The number by which whoever made an event knows it: private events of others not counted."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column; up to now everybody was told the seq itself."""
    op.add_column("log", sa.Column("told", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE log SET told = seq")


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("log", "told")
