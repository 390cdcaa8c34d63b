export type { ByteRange, Storage, StoredFile } from "./storage.ts";
export { storageFromUrl } from "./storage-from-url.ts";
export { writeZip } from "./write-zip.ts";
