"""The log of every table and the newest snapshot beside it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("action_id", sa.String(64), nullable=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "action_id", name="uq_log_action"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_snapshots_at_ms", "snapshots", ["at_ms"])


def downgrade() -> None:
    """Drop both tables."""
    op.drop_table("snapshots")
    op.drop_table("log")
