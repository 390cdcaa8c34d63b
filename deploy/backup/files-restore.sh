#!/usr/bin/env bash
# files-restore.sh: gives the secrets and the files of a disk storage back to where they were (SECRETS_FILE,
# STORAGE_FOLDER).
. "$(dirname "$0")/environment.sh"
need BACKUP_REPOSITORY SECRETS_FILE

fetch() {
  mkdir -p "$(dirname "$2")"
  openssl enc -d -aes-256-cbc -pbkdf2 -pass env:PGBACKREST_REPO1_CIPHER_PASS -in "$BACKUP_REPOSITORY/files/$1.tar.enc" |
    tar --extract --directory="$(dirname "$2")"
}
fetch secrets "$SECRETS_FILE"
[ -z "${STORAGE_FOLDER:-}" ] || fetch storage "$STORAGE_FOLDER"
