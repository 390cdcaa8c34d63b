import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { licences } from "../../apps/cms/src/seed/catalogue/licences.ts";
import { inputsHash } from "./inputs-hash.ts";

const publicFolder = join(import.meta.dirname, "../../apps/storefront/public");
const folder = join(publicFolder, "demos");

interface Side {
  readonly opus: string;
  readonly mp3: string;
  readonly peaks: string;
  readonly pitch: string;
}

async function readDemos() {
  const files = (await readdir(folder)).filter((file) => /^[A-Z].*\.json$/.test(file));
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), "utf8");
      return {
        file,
        text,
        demo: JSON.parse(text) as { seconds: number; before: Side; after: Side },
      };
    }),
  );
}

async function bytesUnder(path: string): Promise<number> {
  const files = await readdir(path, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** One only analyses; the rack has a recording for each tool instead. */
const silent = new Set(["AT-KEY", "VC-BUNDLE"]);

describe("the recordings", () => {
  it("are made from the code, melodies and settings as they stand", async () => {
    const made = JSON.parse(await readFile(join(folder, "made-from.json"), "utf8")) as unknown;
    expect(made, "The recordings are older than their code: run pnpm demos").toEqual({
      inputs: await inputsHash(),
    });
  });

  it("exist for every product that changes sound, in two formats, each below 200 KB", async () => {
    const demos = await readDemos();
    const soundful = licences.map(({ pid }) => pid).filter((pid) => !silent.has(pid));
    expect(demos.map(({ file }) => file.replace(".json", "")).toSorted()).toEqual(
      soundful.toSorted(),
    );
    for (const { file, text, demo } of demos) {
      expect(text.length, file).toBeLessThan(5 * 1024);
      for (const side of [demo.before, demo.after]) {
        for (const path of [side.opus, side.mp3]) {
          const { size } = await stat(join(publicFolder, path));
          expect(size, path).toBeGreaterThan(20_000);
          expect(size, path).toBeLessThan(200_000);
        }
        expect(Buffer.from(side.peaks, "base64"), file).toHaveLength(240);
        expect(Buffer.from(side.pitch, "base64").length, file).toBe(Math.floor(demo.seconds * 100));
      }
      expect(demo.after.peaks, `${file}: before and after look alike`).not.toBe(demo.before.peaks);
    }
  });

  it("leave room: 6 MB of sound, 15 MB with the images", async () => {
    const sound = await bytesUnder(folder);
    expect(sound).toBeLessThan(6_000_000);
    expect(sound + (await bytesUnder(join(publicFolder, "images")))).toBeLessThan(15_000_000);
  });

  it("draw the line of Home small enough to come with the page", async () => {
    const svg = await readFile(join(folder, "hero.svg"), "utf8");
    expect(svg.length).toBeLessThan(12_000);
    expect(svg).toMatch(/id="raw".*id="tuned"/);
  });
});
