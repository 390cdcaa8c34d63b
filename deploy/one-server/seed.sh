#!/usr/bin/env bash
# Fills a shop that up.sh has started with the demonstration's products, pages and staff. Run again, it leaves what is
# there.
set -euo pipefail
cd "$(dirname "$0")/../.."
settings=${SHOP_SETTINGS:-/etc/autotune/shop.env}
export PATH=${SHOP_TOOLS:-/var/lib/autotune/tools}:$PATH
RELEASE=${RELEASE:-$(git rev-parse --short HEAD)} node --env-file="$settings" scripts/containers/run.ts run seed
