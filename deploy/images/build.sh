#!/usr/bin/env bash
# Builds every image that compose.yaml names, from Debian's packages, the npm registry that this machine is configured
# for, and this checkout. No image is pulled.
#   bash deploy/images/build.sh                  as root, with buildah and debootstrap
#   BUILDER=docker bash deploy/images/build.sh   with a Docker engine
#   BASE=debian:bookworm-slim …                  on another Debian, which is then pulled
#   RELEASE=…                                    the tag of what is made from this checkout: latest unless set
set -euo pipefail
cd "$(dirname "$0")/.."

builder=${BUILDER:-buildah}
node=autotune/node:24.21.0
registry=${NPM_REGISTRY:-$(npm config get registry 2>/dev/null)}
export STORAGE_DRIVER=${STORAGE_DRIVER:-overlay}

has_image() { if [ "$builder" = docker ]; then docker image inspect "$1" >/dev/null 2>&1; else buildah inspect --type image "$1" >/dev/null 2>&1; fi; }

# build NAME FILE CONTEXT [OPTION…]
build() {
  local name=$1 file=$2 context=$3 started=$SECONDS
  shift 3
  local options=(--file "images/$file" --tag "$name" --secret "id=certificates,src=/etc/ssl/certs/ca-certificates.crt" "$@")
  if [ "$builder" = docker ]; then
    docker build --quiet "${options[@]}" "$context" >/dev/null
  else
    # In the format that has checks of health.
    buildah bud --quiet --isolation chroot --pull=never --layers --format docker "${options[@]}" "$context" >/dev/null
  fi
  echo "$name: $((SECONDS - started)) s"
}

base=${BASE:-autotune/debian:bookworm}
if [ -z "${BASE:-}" ] && ! has_image "$base"; then
  bash images/base.sh "$base" >/dev/null
  echo "$base: $SECONDS s"
fi

build "$node" node.Dockerfile images --target runtime --build-arg "BASE=$base" --build-arg "NPM_REGISTRY=$registry"
build "$node-toolchain" node.Dockerfile images --target toolchain --build-arg "BASE=$base" --build-arg "NPM_REGISTRY=$registry"
for service in postgres redis; do
  build "autotune/$service" "$service.Dockerfile" images --build-arg "BASE=$base"
done
build autotune/varnish varnish.Dockerfile . --build-arg "BASE=$base"
build autotune/edge-countries:latest shop.Dockerfile .. --target edge-countries --build-arg "NPM_REGISTRY=$registry"
build autotune/edge edge.Dockerfile . --build-arg "BASE=$base"
for target in web cms payment-sandbox mail; do
  build "autotune/$target:${RELEASE:-latest}" shop.Dockerfile .. --target "$target" --build-arg "NPM_REGISTRY=$registry"
done
