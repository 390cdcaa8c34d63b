# What every command of deploy/backup/ needs to know; sourced by them.
set -euo pipefail

need() {
  for name in "$@"; do
    [ -n "${!name:-}" ] || { echo "$name is missing; deploy/backup/README.md says what it is." >&2; exit 2; }
  done
}

# The key is read from a file where a secret is mounted as one.
if [ -n "${BACKUP_KEY_FILE:-}" ]; then
  PGBACKREST_REPO1_CIPHER_PASS=$(cat "$BACKUP_KEY_FILE")
  export PGBACKREST_REPO1_CIPHER_PASS
fi

need BACKUP_CONFIG BACKUP_STATE PGBACKREST_REPO1_CIPHER_PASS
mkdir -p "$BACKUP_STATE"/{log,lock,spool}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
backrest() { pgbackrest --config="$BACKUP_CONFIG" --stanza=shop "$@"; }
