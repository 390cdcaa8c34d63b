#!/usr/bin/env bash
# Makes the cluster and the database at the first start, then runs PostgreSQL with whatever settings follow.
#   POSTGRES_DB           the database that is made
#   POSTGRES_HOST_AUTH    how connections by the network are let in: scram-sha-256 unless set
#   POSTGRES_PASSWORD     of the superuser, at the first start
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # Beside its place: a start that was cut short leaves nothing that looks like a cluster.
  making=$PGDATA/.making
  rm -rf "$making"
  initdb --pgdata "$making" --username postgres --auth-local trust \
    --auth-host "${POSTGRES_HOST_AUTH:-scram-sha-256}" --encoding UTF8 --locale C.UTF-8 >/dev/null
  echo "host all all all ${POSTGRES_HOST_AUTH:-scram-sha-256}" >>"$making/pg_hba.conf"
  pg_ctl --pgdata "$making" --silent --wait --options "-c listen_addresses='' -c unix_socket_directories=/tmp" start
  psql --quiet --username postgres --command "create database \"${POSTGRES_DB:-shop}\""
  if [ -n "${POSTGRES_PASSWORD:-}" ]; then
    psql --quiet --username postgres --set "password=$POSTGRES_PASSWORD" <<<"alter role postgres password :'password'"
  fi
  pg_ctl --pgdata "$making" --silent --wait stop
  find "$making" -mindepth 1 -maxdepth 1 -not -name PG_VERSION -exec mv --target-directory "$PGDATA" {} +
  mv "$making/PG_VERSION" "$PGDATA/"
  rmdir "$making"
fi
# Its socket is where a read-only container can write.
exec postgres -c listen_addresses='*' -c unix_socket_directories=/tmp "$@"
