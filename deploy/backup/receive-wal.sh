#!/usr/bin/env bash
# receive-wal.sh: receives the WAL as it is written, so that the last seconds before a loss are there too. A process of
# its own that is always running, on another machine than the database; PGHOST, PGPORT and PGUSER say where that is.
# WAL_FOLDER is on an encrypted disk: only the repository encrypts by itself.
set -euo pipefail
: "${WAL_FOLDER:?names the folder for the WAL}"

# Under its name PostgreSQL knows it as one whose receipt counts (postgresql.conf.template).
export PGAPPNAME=wal_receiver
pg_receivewal --directory="$WAL_FOLDER" --slot=wal_receiver --create-slot --if-not-exists
exec pg_receivewal --directory="$WAL_FOLDER" --slot=wal_receiver --synchronous --no-password
