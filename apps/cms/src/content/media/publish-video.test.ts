import { access } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleVideo } from "../../testing/sample-video.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const collection = "films";

test("a video's file arrives in storage, the shop gets its name, and both are removed with it", async () => {
  const { id, filename } = await cms.payload.create({
    collection,
    data: {},
    file: sampleVideo("First take.mp4"),
  });
  expect(filename).toMatch(/^first-take-[0-9a-f]{10}\.mp4$/);
  await access(path.join(cms.filesFolder, filename ?? ""));
  expect(await cms.published(collection, String(id), "ja")).toEqual({ file: filename });

  await cms.payload.delete({ collection, id });
  expect(await cms.publishedIn(collection, String(id))).toEqual([]);
  await expect(access(path.join(cms.filesFolder, filename ?? ""))).rejects.toThrow("ENOENT");
});
