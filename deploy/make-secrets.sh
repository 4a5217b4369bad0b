#!/bin/sh
# Makes the secrets of a Compose installation in ./secrets, each once: what is there stays. The folder is yours alone; the files in it can be
# read by the services they are mounted into, which run as another user.
# Those of one cell of a house of several: CELL=west SECRETS=west-secrets DATABASE_AT=west-rw:5432 NATS_AT=nats.nats:4222 sh deploy/make-secrets.sh
# Those of a front that is no cell itself: FRONT=yes sh deploy/make-secrets.sh
# Keep a copy of root-key and correspondence-key apart from backups of the database: keys in the database are sealed with them. The same
# of archive-phrase and what is archived.
set -eu
cd "$(dirname "$0")/.."
# Those that compose gives a way into the database; of a cell all but the front, who come to the broker under its name.
services=$(sed -n 's/^  database-url-\([a-z-]*\): {.*/\1/p' docker-compose.yml | grep -v -e '^owner$' -e '^backup$')
users="operator $services"
cell=''
if [ -n "${CELL:-}" ]; then
  services=$(echo "$services" | grep -v -e '^gateway$' -e '^people$' -e '^correspondence$')
  users=$services
  cell="$CELL-"
elif [ -n "${FRONT:-}" ]; then
  services=$(echo "$services" | grep -e '^gateway$' -e '^people$' -e '^correspondence$')
  users="operator $services"
fi
# What commands of the owner write and are given, beside the secrets of a Compose installation.
if [ -z "${SECRETS:-}" ] && [ ! -e files ]; then
  mkdir -m 700 files
  [ "$(id -u)" != 0 ] || chown 1000:1000 files
fi
folder=${SECRETS:-secrets}
mkdir -p "$folder"
chmod 700 "$folder"
cd "$folder"
umask 0333

fresh() { openssl rand -hex 24; }
keep() { [ -s "$1" ] || { rm -f "$1"; cat > "$1"; }; }

# What follows from others is written anew, so that a release with another service finds its password.
derive() { rm -f "$1"; cat > "$1"; }

[ -s root-key ] || fresh | keep root-key
[ -s correspondence-key ] || fresh | keep correspondence-key
[ -s archive-phrase ] || fresh | keep archive-phrase
[ -s postgres-password ] || fresh | keep postgres-password
echo "postgres://vedette:$(cat postgres-password)@${DATABASE_AT:-postgres:5432}/vedette" | keep database-url-owner
for empty in smtp-url root-key-old correspondence-key-old; do
  [ -e "$empty" ] || : > "$empty"
done

for user in $users; do
  [ -s "nats-url-$user" ] || echo "nats://$cell$user:$(fresh)@${NATS_AT:-nats:4222}" | keep "nats-url-$user"
done
for user in $users; do
  variable=$(echo "$cell$user" | tr 'a-z-' 'A-Z_')
  echo "PASSWORD_$variable: \"$(sed 's|.*:\([0-9a-f]*\)@.*|\1|' "nats-url-$user")\""
done | derive nats-passwords

# A dump reads everything and changes nothing: who makes it has a role of its own.
roles="$services backup"
for role in $roles; do
  [ -s "database-url-$role" ] ||
    echo "postgres://vedette_$role:$(fresh)@${DATABASE_AT:-postgres:5432}/vedette" | keep "database-url-$role"
done
{
  separator='{'
  for role in $roles; do
    printf '%s"%s":"%s"' "$separator" "$role" "$(sed 's|.*:\([0-9a-f]*\)@.*|\1|' "database-url-$role")"
    separator=','
  done
  echo '}'
} | derive role-passwords
