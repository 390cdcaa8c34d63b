#!/usr/bin/env bash
# promote.sh: makes the standby in PGDATA the primary. Make sure before that the old one does not run any more, and cannot
# come back by itself: two primaries take orders apart from each other.
set -euo pipefail
: "${PGDATA:?names the data of the standby}"

pg_ctl promote --wait --timeout=120 --pgdata="$PGDATA"
"$(dirname "$0")/wait-for-recovery.sh"
