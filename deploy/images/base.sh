#!/usr/bin/env bash
# The base of every image: Debian's own packages, with its security updates. Needs root, debootstrap and buildah, or a
# Docker engine instead of buildah.
#   bash deploy/images/base.sh NAME
set -euo pipefail
name=$1
builder=${BUILDER:-buildah}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org}

folder=$(mktemp -d)
# For the unprivileged user that downloads packages.
chmod 755 "$folder"
trap 'rm -rf "$folder"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$folder" "$mirror/debian" >/dev/null
cat >"$folder/etc/apt/sources.list" <<LIST
deb $mirror/debian bookworm main
deb $mirror/debian bookworm-updates main
deb $mirror/debian-security bookworm-security main
LIST
chroot "$folder" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get upgrade -y -qq' >/dev/null
rm -rf "$folder"/var/lib/apt/lists/* "$folder"/var/cache/apt/archives/*.deb "$folder"/usr/share/{doc,man,locale}/*

if [ "$builder" = docker ]; then
  tar --create --directory "$folder" . | docker import --change 'CMD ["bash"]' - "$name"
else
  container=$(buildah from scratch)
  buildah copy --quiet "$container" "$folder" / >/dev/null
  buildah config --cmd bash "$container"
  buildah commit --quiet --rm --format docker "$container" "$name"
fi
