#!/bin/sh
# Runs one service of the image: service-entry.sh gateway | order-intake | turn-conductor | land-resolution | ...
set -eu
service="${1:?name a service: gateway order-intake turn-conductor land-resolution naval-resolution logistics reporting}"
case "$service" in
  gateway | order-intake | turn-conductor | land-resolution | naval-resolution | logistics | reporting) ;;
  *)
    echo "there is no service \"$service\"; services are gateway order-intake turn-conductor land-resolution naval-resolution logistics reporting" >&2
    exit 64
    ;;
esac
shift
exec node --import @vedette/platform/telemetry "apps/$service/dist/main.js" "$@"
