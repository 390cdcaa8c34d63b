import { readdir } from "node:fs/promises";
import type { Payload } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "pictures";

async function png(colour: string, width = 1800) {
  const data = await sharp({
    create: { width, height: width / 2, channels: 3, background: colour },
  })
    .png()
    .toBuffer();
  return { data, mimetype: "image/png", name: "Große Bühne.PNG", size: data.length };
}

async function visibleFiles(): Promise<string[]> {
  return (await readdir(cms.filesFolder)).filter((name) => !name.startsWith(".")).toSorted();
}

test("an image's files arrive in storage, and the shop gets their names and sizes in every language", async () => {
  const { id } = await payload.create({
    collection,
    data: { alt: "A stage" },
    file: await png("red"),
    locale: "en",
  });
  await payload.update({ collection, id, data: { alt: "Un escenario" }, locale: "es" });

  const body = await cms.published(collection, String(id), "es");
  expect(body).toMatchObject({
    alt: "Un escenario",
    files: [
      { width: 480, height: 240 },
      { width: 960 },
      { width: 1600 },
      { width: 1800, height: 900 },
    ],
  });
  expect(await cms.published(collection, String(id), "ja")).toMatchObject({ alt: "A stage" });
  const names = JSON.parse(JSON.stringify(body)).files.map(({ name }: { name: string }) => name);
  expect(await visibleFiles()).toEqual(names.toSorted());
  expect(names[0]).toMatch(/^gro-?e-bu-?hne-[0-9a-f]{10}-480x240\.webp$/);
});

test("other content has another name, and deleting removes files and documents", async () => {
  const before = await visibleFiles();
  const { id, filename } = await payload.create({
    collection,
    data: { alt: "Small" },
    file: await png("blue", 500),
  });
  await payload.update({ collection, id, data: {}, file: await png("green", 500) });
  const changed = await payload.findByID({ collection, id });
  expect(changed.filename).not.toBe(filename);
  expect(await visibleFiles()).not.toContain(filename);

  await payload.delete({ collection, id });
  expect(await visibleFiles()).toEqual(before);
  expect(await cms.publishedIn(collection, String(id))).toEqual([]);
});

test("what is not an image is rejected", async () => {
  const data = Buffer.from(
    "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
  );
  const file = { data, mimetype: "image/svg+xml", name: "x.svg", size: data.length };
  await expect(payload.create({ collection, data: { alt: "" }, file })).rejects.toThrow(/file/i);
});

test("an image is not larger than 20 MB", async () => {
  const data = Buffer.alloc(20 * 1024 * 1024 + 1);
  const file = { data, mimetype: "image/png", name: "large.png", size: data.length };
  await expect(payload.create({ collection, data: { alt: "" }, file })).rejects.toThrow(/file/i);
});
