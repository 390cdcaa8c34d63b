#!/usr/bin/env bash
# missing-wal.sh: prints each WAL segment between the last backup and the newest one that was received which is neither
# in the repository nor in WAL_FOLDER, and fails if there is one. PostgreSQL would take such a gap for the end.
. "$(dirname "$0")/environment.sh"
need WAL_FOLDER

first=$(backrest info --output=json | grep -o '"archive":{"start":"[0-9A-F]*"' | tail -n 1 | grep -o '[0-9A-F]\{24\}')
[ -n "$first" ] || { echo "There is no backup." >&2; exit 1; }
# An archive has a folder for each PostgreSQL that the stanza has had; the last one is in use.
archive=$(backrest repo-ls archive/shop | grep -v '\.info' | sort -V | tail -n 1)
timeline=${first:0:8}
have=$({
  ls "$WAL_FOLDER"
  backrest repo-ls --recurse "archive/shop/$archive" | sed 's#.*/##'
} | grep -o "^${timeline}[0-9A-F]\{16\}" | sort -u)
last=$(tail -n 1 <<<"$have")

# A segment is 16 MB: 256 of them for each number in the middle.
position() { echo $((16#${1:8:8} * 256 + 16#${1:16:8})); }
missing=0
for ((at = $(position "$first"); at <= $(position "$last"); at += 1)); do
  name=$(printf '%s%08X%08X' "$timeline" $((at / 256)) $((at % 256)))
  grep -q "^$name$" <<<"$have" || { echo "$name"; missing=1; }
done
exit "$missing"
