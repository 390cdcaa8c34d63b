#!/usr/bin/env bash
# verify.sh: reads every file of every backup and all WAL, and compares them with their checksums.
. "$(dirname "$0")/environment.sh"

# It reports what it finds and exits with 0 all the same.
report=$(backrest verify --output=text --verbose)
echo "$report"
if grep -qE 'status: error|missing: [1-9]|checksum invalid: [1-9]|size invalid: [1-9]|other: [1-9]' <<<"$report"; then
  exit 1
fi
