#!/usr/bin/env bash
# files-backup.sh: stores the files of a disk storage and the secrets of the processes beside the backups of the
# database, encrypted with the same key. A backup without LINK_SECRET or STAFF_FACTOR_SECRET has links and second factors
# that nobody can use. A storage on S3 keeps itself by versions and replication of the bucket: leave STORAGE_FOLDER out.
. "$(dirname "$0")/environment.sh"
need BACKUP_REPOSITORY SECRETS_FILE

folder=$BACKUP_REPOSITORY/files
mkdir -p "$folder"
store() {
  tar --create --directory="$(dirname "$2")" "$(basename "$2")" |
    openssl enc -aes-256-cbc -pbkdf2 -pass env:PGBACKREST_REPO1_CIPHER_PASS -out "$folder/$1.tmp"
  # The former one is replaced by a complete one only.
  mv "$folder/$1.tmp" "$folder/$1.tar.enc"
}
store secrets "$SECRETS_FILE"
[ -z "${STORAGE_FOLDER:-}" ] || store storage "$STORAGE_FOLDER"
