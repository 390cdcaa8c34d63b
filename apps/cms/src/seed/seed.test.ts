import { languages } from "@autotune/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { contents } from "./contents.ts";
import { seed } from "./seed.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
  await seed(cms.payload, { password: "development-only-Password1" });
});
afterAll(() => cms.stop());

test.each(languages)("the shop shows the content in %s word by word", async (language) => {
  const content = contents[language];
  expect(await cms.published("pages", "home", language)).toEqual(content.pages.home);
  expect(await cms.published("product-pages", "auto-tune/pro", language)).toMatchObject(
    content.productPages["auto-tune/pro"],
  );
  for (const [path, words] of Object.entries(content.products)) {
    expect(await cms.published("products", path, language)).toEqual(words);
  }
});

test("a second seed leaves what somebody has changed", async () => {
  const { payload } = cms;
  const { docs } = await payload.find({ collection: "pages", where: { slug: { equals: "home" } } });
  const id = docs[0]?.id ?? 0;
  await payload.update({
    collection: "pages",
    id,
    data: { title: "Changed", _status: "published" },
  });
  await seed(payload, { password: "other" });
  expect(await cms.published("pages", "home", "en")).toMatchObject({ title: "Changed" });
  expect((await payload.count({ collection: "pages" })).totalDocs).toBe(1);
});
