#!/usr/bin/env bash
# Once, after the container is made: what `pnpm dev` and the tests need.
set -euo pipefail
cd "$(dirname "$0")/.."

# The folder is mounted and belongs to somebody else there.
git config --global --add safe.directory "$PWD"
bash scripts/install-services.sh postgresql redis headless-shell nginx fonts prometheus
bash scripts/install-pnpm.sh
pnpm install --frozen-lockfile
