#!/usr/bin/env bash
# restore.sh [TIME]: restores the database into an empty PGDATA, to the end of its WAL or to a moment such as
# 2026-11-18T04:10:00Z. Start PostgreSQL afterwards: it replays the WAL and then takes writes.
# Refuses if WAL is missing, because everything after the gap would be lost; ACCEPT_GAP=yes restores up to it.
. "$(dirname "$0")/environment.sh"
need PGDATA WAL_FOLDER

if missing=$("$here/missing-wal.sh"); then :; else
  echo "These WAL segments are missing, and with them everything that was written after:" >&2
  echo "$missing" >&2
  [ "${ACCEPT_GAP:-}" = yes ] || exit 1
fi

target=(--type=default)
[ $# -eq 0 ] || target=(--type=time --target="$(date -u -d "$1" '+%F %T.%3N+00')" --target-action=promote)
mkdir -p "$PGDATA"
chmod 700 "$PGDATA"
backrest "${target[@]}" --recovery-option=restore_command="$here/fetch-wal.sh %f \"%p\"" restore
