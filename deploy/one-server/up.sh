#!/usr/bin/env bash
# The whole shop on one Debian server, from this checkout, in one command. The first time it makes the settings and the
# secrets and starts a shop to try, with a stand-in for the payment provider. Each further time it is a release: it
# builds what has changed, migrates, and replaces one process after the other.
#   sudo bash deploy/one-server/up.sh
#   sudo RELEASE=1a2b3c4d bash deploy/one-server/up.sh   back to a release that was built here before
set -euo pipefail
cd "$(dirname "$0")/../.."
settings=${SHOP_SETTINGS:-/etc/autotune/shop.env}
tools=${SHOP_TOOLS:-/var/lib/autotune/tools}

bash scripts/install-services.sh containers

if [ ! -e "$settings" ]; then
  mkdir -p "$(dirname "$settings")"
  (
    umask 077
    {
      echo '# Settings of the shop: deploy/README.md explains each. PROFILES=trial is a shop to try, where no money moves.'
      echo PROFILES=trial
      for name in METRICS_TOKEN LINK_SECRET CMS_SECRET STAFF_API_SECRET STAFF_FACTOR_SECRET PAYMENT_API_PASSWORD \
        PAYMENT_WEBHOOK_SECRET ACTIVATION_SECRET CONTROLS_TOKEN SEED_PASSWORD EDGE_PURGE_TOKEN; do
        echo "$name=$(openssl rand -base64 32 | tr -d '=+/\n')"
      done
    } >"$settings"
  )
  echo "The settings are in $settings"
fi

if [ -z "${RELEASE:-}" ]; then
  RELEASE=$(git rev-parse --short HEAD)
  RELEASE=$RELEASE bash deploy/images/build.sh
fi
export RELEASE

# Node and pnpm out of the images: the server itself needs neither.
export CONTAINERS_CONF=$PWD/scripts/containers/containers.conf STORAGE_DRIVER=overlay
mkdir -p "$tools"
container=$(podman create --pull=never autotune/node:24.21.0-toolchain)
podman cp "$container:/usr/local/bin/node" "$tools/node"
podman cp "$container:/usr/local/bin/pnpm" "$tools/pnpm"
podman rm "$container" >/dev/null
export PATH=$tools:$PATH
pnpm install --silent --frozen-lockfile --ignore-scripts --filter "@autotune/scripts"

profiles=$(sed -n 's/^PROFILES=//p' "$settings")
# shellcheck disable=SC2086 # a list of words
node --env-file="$settings" scripts/containers/run.ts up $profiles
# After a reboot, where there is systemd.
if [ -d /run/systemd/system ]; then systemctl enable --quiet podman-restart; fi
echo "Release $RELEASE is up."
