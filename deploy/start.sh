#!/bin/sh
# Starts nginx with nginx.conf.template, see docs/deploying.md.
set -eu

: "${TANDEM_BACKEND:?Set TANDEM_BACKEND to the origin of the backend, such as https://backend.example.com}"
: "${TANDEM_HOST:=_}"
: "${TANDEM_HTTP:=80}"
: "${TANDEM_HTTPS:=443}"
: "${TANDEM_ROOT:=/srv/tandem/dist}"
: "${TANDEM_RUN:=/run/tandem}"
: "${TANDEM_USER:=www-data}"
: "${TANDEM_CERTIFICATES:=$TANDEM_RUN/certificates}"
export TANDEM_BACKEND TANDEM_HOST TANDEM_HTTP TANDEM_HTTPS TANDEM_ROOT TANDEM_RUN TANDEM_USER
export TANDEM_CERTIFICATES

mkdir -p "$TANDEM_RUN" "$TANDEM_CERTIFICATES"
if [ ! -f "$TANDEM_CERTIFICATES/fullchain.pem" ]; then
  echo "No certificate in $TANDEM_CERTIFICATES: making one that only tests accept." >&2
  openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj '/CN=localhost' \
    -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1' \
    -keyout "$TANDEM_CERTIFICATES/privkey.pem" -out "$TANDEM_CERTIFICATES/fullchain.pem" 2>/dev/null
fi

names=$(env | sed -n 's/^\(TANDEM_[A-Z]*\)=.*/${\1}/p')
envsubst "$names" <"$(dirname "$0")/nginx.conf.template" >"$TANDEM_RUN/nginx.conf"
exec nginx -c "$TANDEM_RUN/nginx.conf" -g 'daemon off;'
