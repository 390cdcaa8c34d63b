#!/usr/bin/env bash
# fetch-wal.sh NAME PATH: PostgreSQL's restore_command. The repository first, then what the receiver had of it, also the
# segment that was being written when the database was lost.
. "$(dirname "$0")/environment.sh"

name=$1 path=$2
backrest archive-get "$name" "$path" 2>/dev/null && exit 0
[ -n "${WAL_FOLDER:-}" ] || exit 1
for received in "$WAL_FOLDER/$name" "$WAL_FOLDER/$name.partial"; do
  [ -f "$received" ] && exec cp "$received" "$path"
done
exit 1
