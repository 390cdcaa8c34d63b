import { createLocalReq, type Payload } from "payload";
import { readDraftPreview } from "@autotune/database";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pagePublication } from "../pages/page-publication.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { previewUrl } from "./preview-url.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "pages";
const read = (url: string | undefined) =>
  readDraftPreview(payload.db.drizzle, url?.split("/preview/")[1] ?? "");

async function preview(id: number, language: "en" | "es") {
  const req = await createLocalReq({}, payload);
  const result = await previewUrl(pagePublication, { req, id, language });
  return result.ok ? result.url : undefined;
}

it("stores the newest draft in a language as it would be published, and publishes nothing", async () => {
  const data = { slug: "drafted", title: "Published", ready: true, _status: "published" as const };
  const { id } = await payload.create({ collection, locale: "en", data });
  await payload.update({ collection, id, locale: "en", draft: true, data: { title: "Draft" } });
  await payload.update({ collection, id, locale: "es", draft: true, data: { title: "Borrador" } });

  const url = await preview(id, "es");
  expect(url).toMatch(/^http:\/\/shop\.localhost:3000\/preview\/[\w-]{32}$/);
  expect(await read(url)).toMatchObject({
    collection,
    key: "drafted",
    locale: "es",
    body: { title: "Borrador" },
  });
  expect(await read(await preview(id, "en"))).toMatchObject({ body: { title: "Draft" } });
  expect(await cms.published(collection, "drafted", "en")).toMatchObject({ title: "Published" });
  expect(await cms.publishedIn(collection, "drafted")).toEqual(["en"]);
});

it("has a new URL on each request, and expires after an hour", async () => {
  const { id } = await payload.create({
    collection,
    draft: true,
    data: { slug: "hour", title: "An hour" },
  });
  const [first, second] = [await preview(id, "en"), await preview(id, "en")];
  expect(first).not.toBe(second);
  await cms.queryAsOwner(
    sql`update shop.draft_preview set expires_at = now() - interval '1 second'`,
  );
  expect(await read(first)).toBeUndefined();
  await preview(id, "en");
  expect(await cms.query(sql`select 1 from shop.draft_preview`)).toHaveLength(1);
});

it("has none for a draft without a path", async () => {
  const { id } = await payload.create({ collection, draft: true, data: { title: "Nowhere" } });
  expect(await preview(id, "en")).toBeUndefined();
});
