#!/usr/bin/env bash
# confirm.sh alone|together: whether a commit counts with the primary alone, or only when a receiver or a standby has it
# too (postgresql.conf.template). "alone" at once releases everybody who waits, while neither of them runs.
set -euo pipefail

case ${1:-} in
  alone) change="alter system set synchronous_standby_names = ''" ;;
  together) change="alter system reset synchronous_standby_names" ;;
  *) echo "Say alone or together." >&2; exit 2 ;;
esac
# This command itself must not wait.
psql -wqX -c "set synchronous_commit = local" -c "$change" -c "select pg_reload_conf()" postgres >/dev/null
