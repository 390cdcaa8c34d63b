import { outsideLinksKey } from "@autotune/contract";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

const slug = "outside-links";
const password = "development-only-Password1";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const published = () => cms.published(slug, outsideLinksKey, "en");

test("what is saved is published at once, what is emptied is left out, an older version can be restored", async () => {
  expect(await published()).toBeUndefined();
  await payload.updateGlobal({
    slug,
    data: { helpCenter: " https://help.autotune.com ", merch: "https://merch.autotune.com" },
  });
  const first = { helpCenter: "https://help.autotune.com", merch: "https://merch.autotune.com" };
  expect(await published()).toEqual(first);
  await payload.updateGlobal({ slug, data: { merch: "" } });
  expect(await published()).toEqual({ helpCenter: first.helpCenter });
  const { docs } = await payload.findGlobalVersions({ slug, sort: "createdAt" });
  await payload.restoreGlobalVersion({ slug, id: docs[0]?.id ?? "" });
  expect(await published()).toEqual(first);
  expect(await cms.publishedIn(slug, outsideLinksKey)).toEqual(["en"]);
});

test.each(["http://help.autotune.com", "help.autotune.com", "/help", "https://", "https://a b"])(
  "%s is rejected, and nothing is published",
  async (url) => {
    const before = await published();
    await expect(payload.updateGlobal({ slug, data: { faq: url } })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: "faq", message: expect.stringContaining("https://") }] },
    });
    expect(await published()).toEqual(before);
  },
);

async function saveAs(role: "editor" | "translator" | "support") {
  const user = await payload.create({
    collection: "users",
    data: { email: `${role}@autotune.test`, password, role },
  });
  return payload.updateGlobal({
    slug,
    data: { podcast: `https://${role}.autotune.com` },
    overrideAccess: false,
    user: { ...user, collection: "users" },
  });
}

test("editors change them, translators and support staff do not", async () => {
  await saveAs("editor");
  await expect(saveAs("translator")).rejects.toMatchObject({ status: 403 });
  await expect(saveAs("support")).rejects.toMatchObject({ status: 403 });
  expect(await published()).toMatchObject({ podcast: "https://editor.autotune.com" });
});
