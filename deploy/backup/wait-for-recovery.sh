#!/usr/bin/env bash
# wait-for-recovery.sh: waits until a restored PostgreSQL has replayed its WAL and takes writes. Until then it answers
# reads from a state that is older than what was restored.
set -euo pipefail
until [ "$(psql -wAtc 'select pg_is_in_recovery()' postgres 2>/dev/null)" = f ]; do sleep 0.2; done
