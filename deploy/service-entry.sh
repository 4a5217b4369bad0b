#!/bin/sh
# Runs one service of the image, or the command line: service-entry.sh gateway | turn-conductor | … | vedette database prepare
# What the image holds is what can be run. The heap follows the memory this container may use: 58 of 100 of it, less what
# MEMORY_BESIDE_MB keeps free for further processes (a worker plays trials in one of its own).
set -eu
cd "$(dirname "$0")/.."
service=${1:-}
if [ "$service" = vedette ]; then
  shift
  exec node apps/vedette/dist/main.js "$@"
fi
services=""
found=""
for main in apps/*/dist/main.js; do
  name=${main#apps/}
  name=${name%%/*}
  [ "$name" = vedette ] && continue
  services="$services $name"
  [ "$name" = "$service" ] && found=yes
done
if [ -z "$found" ]; then
  echo "there is no service \"$service\"; services are$services; \"vedette …\" is the command line" >&2
  exit 64
fi
shift

limit=$(cat "${CGROUP:-/sys/fs/cgroup}/memory.max" 2>/dev/null ||
  cat "${CGROUP:-/sys/fs/cgroup}/memory/memory.limit_in_bytes" 2>/dev/null || echo max)
# "max", and the figure of twenty digits by which the older form says the same, are no limit: Node then takes its own measure.
heap=""
if [ "${#limit}" -lt 16 ] && [ "$limit" != max ]; then
  heap="--max-old-space-size=$(((limit / 1048576 - ${MEMORY_BESIDE_MB:-0}) * 58 / 100))"
fi
# shellcheck disable=SC2086 — no limit, no argument.
exec node $heap --import @vedette/platform/telemetry "apps/$service/dist/main.js" "$@"
