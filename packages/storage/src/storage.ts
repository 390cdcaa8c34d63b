import type { Readable } from "node:stream";

/** Both ends are included, as in HTTP; without an end, to the last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end?: number;
}

export interface StoredFile {
  /** The requested bytes: all of them, or those of the range that exist. */
  readonly stream: Readable;
  /** Of the whole file, also when only a range is read. */
  readonly size: number;
  readonly contentType: string;
}

/** Files by name. A name may hold folders ("pictures/pro.webp") and cannot leave the place where they are stored. */
export interface Storage {
  /** Replaces a file that has this name already. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  open(name: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Does nothing if there is no such file. */
  remove(name: string): Promise<void>;
}
