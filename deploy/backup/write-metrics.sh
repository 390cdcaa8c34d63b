#!/usr/bin/env bash
# write-metrics.sh [drill SECONDS_LOST SECONDS_DOWN]: writes what deploy/prometheus/backup-alerts.yaml watches as a text
# file of the node exporter (--collector.textfile.directory): when the last backup ended, and the last drill passed.
. "$(dirname "$0")/environment.sh"
[ -n "${METRICS_FOLDER:-}" ] || exit 0

write() {
  # Renamed, because half a file would be read as an error.
  cat >"$METRICS_FOLDER/$1.tmp" && mv "$METRICS_FOLDER/$1.tmp" "$METRICS_FOLDER/$1.prom"
}

if [ "${1:-}" = drill ]; then
  write backup_drill <<METRICS
# HELP backup_drill_passed_timestamp_seconds When a restore of the backup was last proved.
# TYPE backup_drill_passed_timestamp_seconds gauge
backup_drill_passed_timestamp_seconds $(date +%s)
# HELP backup_drill_lost_seconds How much was lost in that drill.
# TYPE backup_drill_lost_seconds gauge
backup_drill_lost_seconds $2
# HELP backup_drill_down_seconds How long that drill's shop could not sell.
# TYPE backup_drill_down_seconds gauge
backup_drill_down_seconds $3
METRICS
  exit
fi

stopped=$(backrest info --output=json | grep -o '"timestamp":{"start":[0-9]*,"stop":[0-9]*' | tail -n 1 | grep -o '[0-9]*$')
write backup <<METRICS
# HELP backup_completed_timestamp_seconds When the last backup was complete.
# TYPE backup_completed_timestamp_seconds gauge
backup_completed_timestamp_seconds ${stopped:-0}
METRICS
