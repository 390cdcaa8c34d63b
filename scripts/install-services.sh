#!/usr/bin/env bash
# Brings up what the shop stands on: PostgreSQL and Redis, and for tests Chromium, nginx, Varnish and fonts.
# On Debian as root it installs what is missing; elsewhere it says what to install.
set -euo pipefail

wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(postgresql redis)

# Whether something listens there already, wherever it runs.
listens() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

wait_for() { for _ in $(seq 50); do listens "$1" && return; sleep 0.2; done; }

missing=()
for service in "${wanted[@]}"; do
  case $service in
    postgresql) listens 5432 || command -v pg_ctlcluster >/dev/null || missing+=(postgresql) ;;
    redis) listens 6379 || command -v redis-server >/dev/null || missing+=(redis-server) ;;
    # Chromium without its windows: the same engine, and journeys take two thirds of the time.
    headless-shell) [ -x "${CHROMIUM_PATH:-/usr/bin/chromium-headless-shell}" ] || missing+=(chromium-headless-shell) ;;
    chromium) [ -x "${CHROMIUM_PATH:-/usr/bin/chromium}" ] || missing+=(chromium) ;;
    nginx) command -v nginx >/dev/null || missing+=(nginx-light) ;;
    # With its module that purges by tag.
    varnish) command -v varnishd >/dev/null && ls /usr/lib/*/varnish/vmods/libvmod_xkey.so >/dev/null 2>&1 || missing+=(varnish varnish-modules) ;;
    ffmpeg) command -v ffmpeg >/dev/null || missing+=(ffmpeg) ;;
    # Measures pitch by another way than the shop's own code.
    aubio) command -v aubio >/dev/null || missing+=(aubio-tools) ;;
    # Lends connections to PostgreSQL for one transaction each.
    pgbouncer) command -v pgbouncer >/dev/null || missing+=(pgbouncer) ;;
    # Backs databases up and restores them in drills.
    pgbackrest) command -v pgbackrest >/dev/null || missing+=(pgbackrest) ;;
    # promtool checks the alarms every day; the server and the exporters are for the long proof of the dashboards.
    prometheus) command -v promtool >/dev/null || missing+=(prometheus) ;;
    exporters)
      command -v prometheus-nginx-exporter >/dev/null || missing+=(prometheus-nginx-exporter)
      command -v prometheus-postgres-exporter >/dev/null || missing+=(prometheus-postgres-exporter)
      command -v prometheus-varnish-exporter >/dev/null || missing+=(prometheus-varnish-exporter)
      command -v varnishd >/dev/null || missing+=(varnish)
      ;;
    # To build the images of deploy/ and to run them, without a Docker engine.
    containers)
      for program in buildah podman runc debootstrap iptables; do command -v "$program" >/dev/null || missing+=("$program"); done
      [ -x /usr/lib/podman/netavark ] || missing+=(netavark)
      [ -x /usr/lib/podman/aardvark-dns ] || missing+=(aardvark-dns)
      ;;
    # Moves the clock of a process.
    faketime) command -v faketime >/dev/null || missing+=(faketime) ;;
    wrk) command -v wrk >/dev/null || missing+=(wrk) ;;
    # Japanese and Korean pages are looked at in screenshots.
    fonts) fc-list 2>/dev/null | grep -q 'Noto Sans CJK' || missing+=(fonts-noto-cjk fontconfig) ;;
  esac
done

if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "Please install: ${missing[*]}" >&2
    exit 1
  fi
  echo "Installing ${missing[*]}"
  apt-get update -qq
  # The cluster that PostgreSQL makes at its installation takes its encoding from here.
  LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi

for service in "${wanted[@]}"; do
  case $service in
    postgresql)
      if command -v pg_ctlcluster >/dev/null && [ "$(id -u)" = 0 ]; then
        version=$(ls /etc/postgresql | sort -n | tail -n 1)
        listens 5432 || pg_ctlcluster --skip-systemctl-redirect "$version" main start
        wait_for 5432
        if ! psql -wqh 127.0.0.1 -U postgres -c '' postgres 2>/dev/null; then
          # Passwords would only be in the way on a machine's own loopback; production has its own configuration.
          sed -i -E 's/^(host\s+all\s+all\s+(127\.0\.0\.1\/32|::1\/128)\s+)\S+/\1trust/' "/etc/postgresql/$version/main/pg_hba.conf"
          pg_ctlcluster --skip-systemctl-redirect "$version" main reload
          sleep 1
        fi
      fi
      listens 5432 || { echo "PostgreSQL does not answer on 127.0.0.1:5432." >&2; exit 1; }
      ;;
    redis)
      listens 6379 || redis-server --daemonize yes --bind 127.0.0.1 --port 6379 --save "" --appendonly no >/dev/null
      wait_for 6379
      listens 6379 || { echo "Redis does not answer on 127.0.0.1:6379." >&2; exit 1; }
      ;;
  esac
done
