import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Installer, Product } from "../payload-types.ts";
import { createProduct } from "../testing/create-product.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
let product: Product;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  product = await createProduct(payload, "auto-tune-pro");
});
afterAll(() => cms.stop());

const collection = "installers";
const sample = { system: "mac", releasedOn: "2026-09-14T12:00:00.000Z" } as const;

function fileNamed(name: string, content = `The content of ${name}`) {
  const data = Buffer.from(content);
  return { data, mimetype: "application/zip", name, size: data.length };
}

function createInstaller(name: string, own: Partial<Installer> = {}) {
  return payload.create({
    collection,
    locale: "en",
    file: fileNamed(`${name}.zip`),
    data: {
      product: product.id,
      version: "11.2.0",
      notes: "Opens faster.",
      ready: true,
      _status: "published",
      ...sample,
      ...own,
    },
  });
}

const rowOf = async (id: number) =>
  (await cms.query(sql`select * from shop.installer where id = ${id}`))[0];

test("an installer is described in each language, and offered under its own id", async () => {
  const { id } = await createInstaller("pro", { version: "1.0.0" });
  await payload.update({
    collection,
    id,
    locale: "es",
    data: { notes: "Se abre más rápido.", ready: true, _status: "published" },
  });
  const { data } = fileNamed("pro.zip");
  const file = { fileName: "pro.zip", size: data.length, sha256: hash("sha256", data, "hex") };
  const body = { product: "auto-tune-pro", version: "1.0.0", system: "mac", ...file };
  expect(await cms.published(collection, String(id), "en")).toEqual({
    ...body,
    isLegacy: false,
    releasedOn: "2026-09-14",
    notes: "Opens faster.",
  });
  expect(await cms.published(collection, String(id), "es")).toMatchObject({
    ...body,
    notes: "Se abre más rápido.",
  });
  expect(await rowOf(id)).toMatchObject({
    pid: "AUTO-TUNE-PRO",
    version: "1.0.0",
    system: "mac",
    file_name: "pro.zip",
    sha256: file.sha256,
    storage_key: "installers/pro.zip",
    is_legacy: false,
    for_everyone: false,
  });
  expect(await readFile(path.join(cms.filesFolder, "installers/pro.zip"))).toEqual(data);
});

test("the hash cannot be typed", async () => {
  const { id } = await createInstaller("typed", { version: "1.1.0", sha256: "0".repeat(64) });
  expect(await rowOf(id)).toMatchObject({
    sha256: hash("sha256", fileNamed("typed.zip").data, "hex"),
  });
});

test("a corrected version moves its row; a draft changes nothing; deleting removes everything", async () => {
  const { id } = await createInstaller("moved", { version: "2.0.0" });
  await payload.update({ collection, id, data: { version: "2.0.1", _status: "published" } });
  expect(await rowOf(id)).toMatchObject({ version: "2.0.1" });
  await payload.update({ collection, id, draft: true, data: { version: "3.0.0" } });
  expect(await rowOf(id)).toMatchObject({ version: "2.0.1" });
  await payload.delete({ collection, id });
  expect(await rowOf(id)).toBeUndefined();
  expect(await cms.publishedIn(collection, String(id))).toEqual([]);
  await expect(readFile(path.join(cms.filesFolder, "installers/moved.zip"))).rejects.toThrow(
    "ENOENT",
  );
});

test("an installer keeps its file", async () => {
  const { id } = await createInstaller("kept", { version: "4.0.0" });
  const replaced = payload.update({ collection, id, data: {}, file: fileNamed("other.zip") });
  await expect(replaced).rejects.toThrow(/file/i);
  expect(await rowOf(id)).toMatchObject({ file_name: "kept.zip" });
});

test("there is one for each version and system", async () => {
  await createInstaller("first", { version: "5.0.0" });
  await expect(createInstaller("second", { version: "5.0.0" })).rejects.toThrow(/invalid/i);
  await createInstaller("third", { version: "5.0.0", system: "windows" });
});

test("what is no installer is rejected, and so is one of a product that the shop does not know", async () => {
  const save = payload.create({
    collection,
    data: { product: product.id, version: "6.0.0", ...sample },
    file: fileNamed("page.html", "<p>"),
  });
  await expect(save).rejects.toThrow(/file/i);
  const unknown = await createProduct(payload, "not-yet", { _status: "draft" });
  await expect(createInstaller("early", { version: "6.0.0", product: unknown.id })).rejects.toThrow(
    "Publish the product first",
  );
});

test("a product that moves takes its installers and its download pages along", async () => {
  const moving = await createProduct(payload, "moving", { pid: "MOVING" });
  const { id } = await createInstaller("moving", { version: "7.0.0", product: moving.id });
  await payload.create({
    collection: "download-pages",
    locale: "en",
    data: {
      slug: "moving",
      title: "Moving",
      text: "Its files.",
      order: 3,
      products: [moving.id, product.id],
      ready: true,
      _status: "published",
    },
  });
  await payload.update({
    collection: "products",
    id: moving.id,
    data: { path: "moved", _status: "published" },
  });
  expect(await cms.published(collection, String(id), "en")).toMatchObject({ product: "moved" });
  expect(await cms.published("download-pages", "moving", "en")).toEqual({
    title: "Moving",
    text: "Its files.",
    products: ["moved", "auto-tune-pro"],
    order: 3,
    seo: {},
  });
});
