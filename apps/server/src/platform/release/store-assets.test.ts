import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { storageFromUrl, type Storage } from "@autotune/storage";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FormerAssets } from "./former-assets.ts";
import { storeAssets } from "./store-assets.ts";

const start = new Date("2026-11-18T12:00:00Z");
const dayInMilliseconds = 86_400_000;
let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "assets-"));
  storage = storageFromUrl(pathToFileURL(join(folder, "media")).href);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function release(key: string, files: readonly string[], now = start) {
  const build = join(folder, key);
  await mkdir(build, { recursive: true });
  for (const name of files) await writeFile(join(build, name), `${name} of ${key}`);
  return storeAssets({ storage, folder: build, release: key, now });
}

async function bodyOf(name: string, encoding: "br" | "gzip" | "identity" = "identity") {
  const found = await new FormerAssets(storage).open(name, encoding);
  return found && [found.encoding, found.file.contentType, await text(found.file.stream)];
}

describe("the built files of a release", () => {
  it("are there after the next ones were stored, with what a browser takes them for", async () => {
    await release("a", ["page-1.js", "page-1.js.br", "style-1.css"]);
    expect(await release("b", ["page-2.js", "style-1.css"])).toEqual({ stored: 1, removed: 0 });
    const script = "text/javascript; charset=utf-8";
    expect(await bodyOf("page-1.js")).toEqual(["identity", script, "page-1.js of a"]);
    expect(await bodyOf("page-1.js", "br")).toEqual(["br", script, "page-1.js.br of a"]);
    expect(await bodyOf("page-1.js", "gzip")).toEqual(["identity", script, "page-1.js of a"]);
    expect(await bodyOf("page-2.js")).toEqual(["identity", script, "page-2.js of b"]);
  });

  it("go when the release is too old, but for what a later one has as well", async () => {
    await release("a", ["page-1.js", "style-1.css"]);
    for (const [index, key] of ["b", "c", "d"].entries())
      await release(key, [`page-${key}.js`, "style-1.css"], new Date(start.getTime() + index));
    const later = new Date(start.getTime() + 8 * dayInMilliseconds);
    expect(await release("e", ["page-e.js"], later)).toEqual({ stored: 1, removed: 2 });
    expect(await bodyOf("page-1.js")).toBeUndefined();
    expect(await bodyOf("page-b.js")).toBeUndefined();
    expect(await bodyOf("style-1.css")).toBeDefined();
  });

  it("are the newest again when a release is rolled back to", async () => {
    await release("a", ["page-1.js"]);
    await release("b", ["page-2.js"]);
    expect(await release("a", ["page-1.js"])).toEqual({ stored: 0, removed: 0 });
    expect(await bodyOf("page-2.js")).toBeDefined();
  });
});

describe("a web process", () => {
  it("finds what was stored after it started, and reads the list once for many wrong names", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const open = vi.spyOn(storage, "open");
    const assets = new FormerAssets(storage);
    for (const name of ["none-1.js", "none-2.js", "none-3.js"])
      expect(await assets.open(name, "identity")).toBeUndefined();
    expect(open).toHaveBeenCalledTimes(1);
    await release("a", ["page-1.js"]);
    vi.advanceTimersByTime(2000);
    expect(await assets.open("page-1.js", "identity")).toBeDefined();
    vi.useRealTimers();
  });

  it("does not fail without the storage", async () => {
    vi.spyOn(storage, "open").mockRejectedValue(new Error("gone"));
    expect(await new FormerAssets(storage).open("page-1.js", "identity")).toBeUndefined();
  });
});
