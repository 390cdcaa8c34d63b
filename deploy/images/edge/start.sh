#!/usr/bin/env bash
# Fills the settings into the template and runs nginx. With EDGE_CERTIFICATE and EDGE_CERTIFICATE_KEY (files of PEM) it
# speaks HTTPS at 8443, and leads whoever comes by 8080 there.
set -euo pipefail

mkdir -p /tmp/edge
export EDGE_LISTEN=8080 EDGE_CACHE=/var/cache/edge/shop EDGE_LOG=${EDGE_LOG:-/dev/stdout}
export EDGE_VISITS=/var/log/edge
export EDGE_COUNTRIES=/etc/edge/countries EDGE_PROXIES=${EDGE_PROXIES:-} PAGE_SERVERS=${PAGE_SERVERS:-$WEB_SERVERS}
export EDGE_REQUESTS=${EDGE_REQUESTS:-50} EDGE_BURST=${EDGE_BURST:-500} EDGE_CONNECTIONS=${EDGE_CONNECTIONS:-100}
: >/tmp/edge/tls.conf
if [ -n "${EDGE_CERTIFICATE:-}" ]; then
  EDGE_LISTEN='8443 ssl http2'
  cat >/tmp/edge/tls.conf <<TLS
ssl_certificate $EDGE_CERTIFICATE;
ssl_certificate_key $EDGE_CERTIFICATE_KEY;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tls:10m;
server {
  listen 8080 default_server;
  return 301 https://\$host\$request_uri;
}
TLS
fi
# Only these: nginx's own $variables stay as they are.
envsubst '${EDGE_LISTEN} ${EDGE_CACHE} ${EDGE_LOG} ${EDGE_VISITS} ${EDGE_REQUESTS} ${EDGE_BURST} ${EDGE_CONNECTIONS} ${WEB_SERVERS} ${PAGE_SERVERS} ${EDGE_COUNTRIES} ${EDGE_PROXIES}' \
  </etc/edge/shop.conf.template >/tmp/edge/shop.conf
exec nginx -e stderr -c /etc/edge/nginx.conf
