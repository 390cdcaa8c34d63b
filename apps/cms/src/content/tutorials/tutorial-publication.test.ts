import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tutorial } from "../../payload-types.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "tutorials";

function publishTutorial(slug: string, own: Partial<Tutorial> = {}) {
  return payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: "Tune a take",
      summary: "From the first note.",
      level: "beginner",
      topic: "tuning",
      minutes: 8,
      outcome: "You can tune a take.",
      sections: [{ anchor: "do-it", title: "Do it", text: "1. Sing\n2. Listen" }],
      ready: true,
      _status: "published",
      ...own,
    },
  });
}

const published = (key: string, locale = "en") => cms.published(collection, key, locale);

test("a tutorial is published with its steps and the paths of its products", async () => {
  const { id } = await createProduct(payload, "taught");
  await publishTutorial("whole", { products: [id] });
  expect(await published("whole")).toEqual({
    title: "Tune a take",
    summary: "From the first note.",
    level: "beginner",
    topic: "tuning",
    minutes: 8,
    outcome: "You can tune a take.",
    products: ["taught"],
    sections: [
      {
        anchor: "do-it",
        title: "Do it",
        parts: [{ kind: "steps", items: [["Sing"], ["Listen"]] }],
      },
    ],
    seo: {},
  });
  await payload.update({
    collection: "products",
    id,
    data: { path: "taught-anew", _status: "published" },
  });
  expect(await published("whole")).toMatchObject({ products: ["taught-anew"] });
});

test("a tutorial that moves leaves its old path, and its draft changes nothing", async () => {
  const { id } = await publishTutorial("older");
  await payload.update({ collection, id, data: { slug: "newer", _status: "published" } });
  await payload.update({ collection, id, draft: true, data: { title: "Half done" } });
  expect(await published("older")).toBeUndefined();
  expect(await published("newer")).toMatchObject({ title: "Tune a take" });
});

test("only a language that is ready is published", async () => {
  const { id, sections } = await publishTutorial("languages");
  const own = { id: sections?.[0]?.id ?? null, title: "Hazlo", text: "1. Canta" };
  const words = { title: "Afina", summary: "Ya.", outcome: "Puedes.", sections: [own] };
  const data = { ...words, _status: "published" } as const;
  await payload.update({ collection, id, locale: "es", data });
  expect(await cms.publishedIn(collection, "languages")).toEqual(["en"]);
  await payload.update({ collection, id, locale: "es", data: { ...data, ready: true } });
  expect(await published("languages", "es")).toMatchObject({
    title: "Afina",
    minutes: 8,
    sections: [{ anchor: "do-it", title: "Hazlo" }],
  });
});

test.each([
  [{ minutes: 1 }, "minutes"],
  [{ minutes: 31 }, "minutes"],
  [{ minutes: 2.5 }, "minutes"],
  [{ level: null }, "level"],
  [{ topic: null }, "topic"],
  [{ outcome: "" }, "outcome"],
])("a tutorial with %j is rejected", async (own, path) => {
  await expect(publishTutorial("refused", own)).rejects.toMatchObject({
    data: { errors: [{ path }] },
  });
});
