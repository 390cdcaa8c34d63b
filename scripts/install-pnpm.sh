#!/usr/bin/env bash
# Brings the pnpm that package.json names, if the machine has another one or none.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n 's/.*"packageManager": "pnpm@\([^"]*\)".*/\1/p' package.json)
[ "$(pnpm --version 2>/dev/null || true)" = "$version" ] || npm install --global --loglevel=error "pnpm@$version"
