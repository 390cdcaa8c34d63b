#!/usr/bin/env bash
# make-standby.sh: makes a standby of the primary (PGHOST, PGPORT, PGUSER) in an empty PGDATA, on another machine. Start
# PostgreSQL afterwards. It follows by streaming; what the primary sent to the receiver alone it reads from there, so that
# a promoted standby has everything that was confirmed, whoever of the two confirmed it.
. "$(dirname "$0")/environment.sh"
need PGDATA WAL_FOLDER

# Its name is the one that counts (postgresql.conf.template).
pg_basebackup --pgdata="$PGDATA" --checkpoint=fast --write-recovery-conf --create-slot --slot=standby --no-password \
  --dbname="application_name=standby"
echo "restore_command = '$here/fetch-wal.sh %f \"%p\"'" >>"$PGDATA/postgresql.auto.conf"
# A link that stalls without ending is noticed in 10 s and not in a minute: until then the standby counts as following,
# and staff reads there what has grown old.
echo "wal_receiver_timeout = '10s'" >>"$PGDATA/postgresql.auto.conf"
