"""What Alembic runs: migrations on the connection that :class:`Database` hands over."""

from __future__ import annotations

from alembic import context

from trictrac.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
