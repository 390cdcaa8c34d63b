#!/usr/bin/env bash
# base-backup.sh [full|diff|incr]: backs the database up while it runs, and proves that its WAL arrives.
# Daily `full` for a database of this size; `diff` when a full one takes longer than the night.
. "$(dirname "$0")/environment.sh"

backrest stanza-create
backrest check
backrest --type="${1:-full}" backup
# WAL of the receiver that the repository holds as well is needed no more.
[ -z "${WAL_FOLDER:-}" ] || find "$WAL_FOLDER" -type f ! -name '*.partial' -mtime +2 -delete
"$here/write-metrics.sh"
