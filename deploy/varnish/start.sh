#!/bin/sh
# Starts Varnish with shop.vcl. Settings:
#   WEB_BACKENDS          the web processes, e.g. "web-1:3000 web-2:3000"
#   EDGE_PURGE_TOKEN      what the worker shows for a purge, the same as its own setting
#   VARNISH_LISTEN        where nginx reaches it (:6081)
#   VARNISH_PURGE_LISTEN  where the worker reaches it, and nobody else (:6082)
#   VARNISH_MEMORY        for pages (512m)
#   VARNISH_FOLDER        where it compiles its configuration: writable, and programs may be loaded from it
set -eu

: "${WEB_BACKENDS:?names the web processes}"
: "${EDGE_PURGE_TOKEN:?is what a purge has to show}"
folder=${VARNISH_FOLDER:-/var/lib/varnish/shop}
here=$(CDPATH='' cd "$(dirname "$0")" && pwd)

mkdir -p "$folder"
{
  echo 'probe ready { .url = "/health/ready"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }'
  number=0
  added=''
  for address in $WEB_BACKENDS; do
    number=$((number + 1))
    echo "backend web_$number { .host = \"${address%:*}\"; .port = \"${address##*:}\"; .probe = ready;"
    echo '  .connect_timeout = 1s; .first_byte_timeout = 30s; .between_bytes_timeout = 10s; }'
    added="$added web.add_backend(web_$number);"
  done
  echo "sub vcl_init { new web = directors.shard();$added web.reconfigure(); }"
} >"$folder/backends.vcl"

# Compression is the web processes' work. Tags of a page take a few kilobytes. nginx keeps idle connections for 60 s: if
# this side ended them sooner, a page would be requested on a closed one. Transient is for what is not cached.
exec varnishd -F -n "$folder" -T none \
  -p "vcl_path=$folder:$here" -f "$here/shop.vcl" \
  -a "http=${VARNISH_LISTEN:-:6081}" -a "purge=${VARNISH_PURGE_LISTEN:-:6082}" \
  -s "pages=malloc,${VARNISH_MEMORY:-512m}" -s other=malloc,64m -s Transient=malloc,64m \
  -t 0 -p default_grace=0 -p http_gzip_support=off -p timeout_idle=75 \
  -p http_resp_hdr_len=32k -p http_resp_size=64k -p workspace_backend=128k -p workspace_client=128k
