import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Storage } from "./storage.ts";
import { storageFromUrl } from "./storage-from-url.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Place {
  readonly url: string;
  close(): Promise<void>;
}

const places: Record<string, () => Promise<Place>> = {
  async disk() {
    const folder = await mkdtemp(path.join(tmpdir(), "storage-"));
    return { url: pathToFileURL(folder).href, close: () => rm(folder, { recursive: true }) };
  },
  async S3() {
    const directory = await mkdtemp(path.join(tmpdir(), "s3-"));
    const server = new S3rver({
      port: 0,
      address: "127.0.0.1",
      silent: true,
      directory,
      configureBuckets: [{ name: "files", configs: [] }],
    });
    const { port } = await server.run();
    return {
      url: `s3://S3RVER:S3RVER@127.0.0.1:${port}/files?region=us-east-1&protocol=http`,
      async close() {
        await server.close();
        await rm(directory, { recursive: true });
      },
    };
  },
};

describe.each(Object.entries(places))("files on %s", (_name, openPlace) => {
  let place: Place;
  let storage: Storage;
  beforeAll(async () => {
    place = await openPlace();
    storage = storageFromUrl(place.url);
  });
  afterAll(() => place.close());

  async function read(name: string, range?: { start: number; end?: number }) {
    const file = await storage.open(name, range);
    if (file === undefined) return undefined;
    return {
      text: (await buffer(file.stream)).toString(),
      size: file.size,
      contentType: file.contentType,
    };
  }

  test("are read as they were put, with their type", async () => {
    await storage.put("pictures/Ünïcode name+1.webp", bytesOf("picture"), "image/webp");
    expect(await read("pictures/Ünïcode name+1.webp")).toEqual({
      text: "picture",
      size: 7,
      contentType: "image/webp",
    });
  });

  test("are replaced by a second put", async () => {
    await storage.put("again.txt", bytesOf("first"), "text/plain");
    await storage.put("again.txt", bytesOf("second one"), "text/markdown");
    expect(await read("again.txt")).toEqual({
      text: "second one",
      size: 10,
      contentType: "text/markdown",
    });
  });

  test("are read in parts, with the size of the whole", async () => {
    await storage.put("part.txt", bytesOf("0123456789"), "text/plain");
    expect(await read("part.txt", { start: 2, end: 4 })).toMatchObject({ text: "234", size: 10 });
    expect(await read("part.txt", { start: 7 })).toMatchObject({ text: "789", size: 10 });
    expect(await read("part.txt", { start: 8, end: 99 })).toMatchObject({ text: "89", size: 10 });
    expect(await read("part.txt", { start: 10 })).toEqual({
      text: "",
      size: 10,
      contentType: "text/plain",
    });
  });

  test("are gone when removed, and removing them again is no error", async () => {
    await storage.put("gone.txt", bytesOf("x"), "text/plain");
    await storage.remove("gone.txt");
    await storage.remove("gone.txt");
    expect(await read("gone.txt")).toBeUndefined();
    expect(await read("never/was.txt")).toBeUndefined();
  });

  test.each([
    "",
    "..",
    "../outside",
    "a/../../outside",
    "/etc/passwd",
    "a//b",
    ".content-types/x",
    "a\\..\\b",
    "a\0b",
  ])("cannot be named %j", async (name) => {
    await expect(storage.put(name, bytesOf("x"), "text/plain")).rejects.toThrow(RangeError);
    await expect(storage.open(name)).rejects.toThrow(RangeError);
    await expect(storage.remove(name)).rejects.toThrow(RangeError);
  });
});

test("a file on disk that cannot be written leaves nothing half-written", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "storage-"));
  await writeFile(path.join(folder, "taken"), "a file where a folder is needed");
  const storage = storageFromUrl(pathToFileURL(folder).href);
  await expect(storage.put("taken/inside.txt", bytesOf("x"), "text/plain")).rejects.toThrow(
    "taken",
  );
  expect((await readdir(folder)).toSorted()).toEqual([".content-types", "taken"]);
  await rm(folder, { recursive: true });
});

test("what the store rejects is an error that says so", async () => {
  const place = await places["S3"]?.();
  if (place === undefined) throw new Error("No S3 server");
  const storage = storageFromUrl(place.url.replace("/files", "/no-such-bucket"));
  await expect(storage.put("x.txt", bytesOf("x"), "text/plain")).rejects.toThrow(
    "refused to put x.txt: 404",
  );
  await place.close();
});

test.each([
  ["ftp://host/bucket", "not at ftp:"],
  ["s3://key:secret@host/?region=eu", "no bucket"],
  ["s3://key:secret@host/bucket", "no region"],
  ["s3://host/bucket?region=eu", "no key and secret"],
])("%s is rejected", (url, reason) => {
  expect(() => storageFromUrl(url)).toThrow(reason);
});
