import { systems } from "@autotune/contract";
import { expect, test } from "vitest";
import { licences } from "../catalogue/licences.ts";
import { plans } from "../catalogue/plans.ts";
import { downloadPageBody, downloadPageSlugs } from "../content/download-pages.ts";
import { content } from "../content/en/index.ts";
import { makeDemonstrationFile } from "./demonstration-file.ts";
import { demonstrationReleases } from "./demonstration-releases.ts";

const files = demonstrationReleases.flatMap((release) =>
  systems.map((system) => ({ release, system, bytes: makeDemonstrationFile(release, system) })),
);

test("every product that is sold by itself has one to three versions, and legacy ones their last", () => {
  const versionsOf = Map.groupBy(demonstrationReleases, ({ path }) => path);
  for (const { path, includes } of licences) {
    const versions = versionsOf.get(path) ?? [];
    const count = versions.length;
    expect(includes === undefined ? [1, 2, 3] : [0], path).toContain(count);
    // The newest first, by number and by day.
    expect(versions.map(({ released }) => released)).toEqual(
      versions
        .map(({ released }) => released)
        .toSorted()
        .toReversed(),
    );
  }
  const count = (isLegacy: boolean) =>
    files.filter(({ release }) => (release.kind === "legacy") === isLegacy).length;
  expect([count(false) >= 20, count(true) >= 20]).toEqual([true, true]);
});

test("the files are small, differ, and are the same each time", () => {
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  expect(total).toBeLessThan(20_000_000);
  expect(new Set(files.map(({ bytes }) => bytes.toString("base64"))).size).toBe(files.length);
  const [first] = files;
  if (first === undefined) throw new Error("There are no files");
  expect(makeDemonstrationFile(first.release, first.system)).toEqual(first.bytes);
});

test("a file is a zip that says that it installs nothing", () => {
  for (const { bytes, release } of files) {
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    // The last part says how many entries there are and where their list begins, which ends where it begins itself.
    const end = bytes.subarray(-22);
    expect(end.subarray(0, 4).toString("latin1")).toBe("PK\u0005\u0006");
    expect([end.readUInt16LE(8), end.readUInt16LE(10)]).toEqual([2, 2]);
    const [size, offset] = [end.readUInt32LE(12), end.readUInt32LE(16)];
    expect(offset + size).toBe(bytes.length - 22);
    expect(bytes.subarray(offset, offset + 4).toString("latin1")).toBe("PK\u0001\u0002");
    expect(bytes.includes("It installs nothing."), release.path).toBe(true);
  }
});

test("the download center has a page for every product and every plan", () => {
  const listed = new Set(
    downloadPageSlugs.flatMap((slug) => downloadPageBody(content, slug)?.products ?? []),
  );
  const sold = plans.filter(({ path }) => path.endsWith("-monthly")).map(({ path }) => path);
  expect(
    [...licences.map(({ path }) => path), ...sold].filter((path) => !listed.has(path)),
  ).toEqual([]);
});
