"""Alembic's entry: runs on the connection that the caller has opened and locked."""

from __future__ import annotations

from alembic import context

from carom.server.storage import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
context.run_migrations()
