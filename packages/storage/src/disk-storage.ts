import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { checkedSegments } from "./checked-segments.ts";
import type { ByteRange, Storage, StoredFile } from "./storage.ts";

/** A file system stores no content type, so it has a file of its own in a folder that no name can reach. */
const typesFolder = ".content-types";

export function diskStorage(folder: string): Storage {
  if (!path.isAbsolute(folder))
    throw new RangeError(`The folder of files must be absolute: ${folder}`);
  const fileOf = (name: string): string => path.join(folder, ...checkedSegments(name));
  const typeOf = (name: string): string => path.join(folder, typesFolder, ...checkedSegments(name));

  return {
    async put(name, bytes, contentType) {
      await writeWhole(typeOf(name), contentType);
      await writeWhole(fileOf(name), bytes);
    },
    async open(name, range) {
      const file = fileOf(name);
      const size = await sizeOf(file);
      if (size === undefined) return undefined;
      return {
        stream: read(file, size, range),
        size,
        contentType: await readFile(typeOf(name), "utf8"),
      };
    },
    async remove(name) {
      await rm(fileOf(name), { force: true });
      await rm(typeOf(name), { force: true });
    },
  };
}

/** It may be read while it is written: the name appears, or changes, only with the whole content. */
async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // The annotation is for the CMS's bundler, which would otherwise assume that every file of the project is read here.
  const unfinished = path.join(/* turbopackIgnore: true */ path.dirname(file), `.${randomUUID()}`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    await using handle = await open(file);
    const stats = await handle.stat();
    return stats.isFile() ? stats.size : undefined;
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      (error.code === "ENOENT" || error.code === "ENOTDIR")
    ) {
      return undefined;
    }
    throw error;
  }
}

function read(file: string, size: number, range: ByteRange | undefined): StoredFile["stream"] {
  if (range === undefined) return createReadStream(file);
  if (range.start >= size) return Readable.from([]);
  return createReadStream(file, { start: range.start, end: range.end ?? size - 1 });
}
