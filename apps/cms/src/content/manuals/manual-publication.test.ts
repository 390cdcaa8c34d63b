import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Manual } from "../../payload-types.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "manuals";
const chapter = (slug: string, text = "Press it.") => ({
  slug,
  title: "Begin",
  sections: [{ anchor: "first", title: "First", text }],
});

function publishManual(slug: string, own: Partial<Manual> = {}) {
  return payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: "Manual",
      summary: "All of it.",
      version: "11.2.0",
      chapters: [chapter("begin")],
      ready: true,
      _status: "published",
      ...own,
    },
  });
}

const published = (key: string, locale = "en") => cms.published(collection, key, locale);

test("a manual is published chapter by chapter, also below a path with a slash", async () => {
  const { id } = await createProduct(payload, "described");
  const chapters = [chapter("begin"), chapter("go-on", "| a |\n| - |\n| b |")];
  await publishManual("described/quick-guide", { products: [id], chapters });
  expect(await published("described/quick-guide")).toEqual({
    title: "Manual",
    summary: "All of it.",
    version: "11.2.0",
    products: ["described"],
    chapters: [
      {
        slug: "begin",
        title: "Begin",
        sections: [
          { anchor: "first", title: "First", parts: [{ kind: "text", text: ["Press it."] }] },
        ],
      },
      {
        slug: "go-on",
        title: "Begin",
        sections: [
          {
            anchor: "first",
            title: "First",
            parts: [{ kind: "table", head: [["a"]], rows: [[["b"]]] }],
          },
        ],
      },
    ],
    seo: {},
  });
  await payload.update({
    collection: "products",
    id,
    data: { path: "described-anew", _status: "published" },
  });
  expect(await published("described/quick-guide")).toMatchObject({ products: ["described-anew"] });
});

test("a manual that moves leaves its old path, and its draft changes nothing", async () => {
  const { id } = await publishManual("older");
  await payload.update({ collection, id, data: { slug: "newer/one", _status: "published" } });
  await payload.update({ collection, id, draft: true, data: { title: "Half done" } });
  expect(await published("older")).toBeUndefined();
  expect(await published("newer/one")).toMatchObject({ title: "Manual" });
});

test("a chapter is in each ready language below the same slug", async () => {
  const { id, chapters } = await publishManual("languages");
  const [own] = chapters ?? [];
  const title = "Empieza";
  const sections = [{ id: own?.sections?.[0]?.id ?? null, title: "Primero", text: "Púlsalo." }];
  const spanish = {
    title: "Manual",
    summary: "Todo.",
    chapters: [{ id: own?.id ?? null, title, sections }],
  };
  const data = { ...spanish, _status: "published" } as const;
  await payload.update({ collection, id, locale: "es", data });
  expect(await cms.publishedIn(collection, "languages")).toEqual(["en"]);
  await payload.update({ collection, id, locale: "es", data: { ...data, ready: true } });
  expect(await published("languages", "es")).toMatchObject({
    chapters: [{ slug: "begin", title, sections: [{ anchor: "first", title: "Primero" }] }],
  });
  expect(await published("languages")).toMatchObject({ chapters: [{ title: "Begin" }] });
});

const rejected: [own: Partial<Manual>, path: string, sentence: string][] = [
  [{ slug: "/leading" }, "slug", "with a slash between parts"],
  [{ slug: "two//slashes" }, "slug", "with a slash between parts"],
  [{ slug: "Capitals" }, "slug", "with a slash between parts"],
  [{ version: " " }, "version", "Enter the version"],
  [{ chapters: [] }, "chapters", "at least one chapter"],
  [{ chapters: [chapter("begin"), chapter("begin")] }, "chapters", "the same slug"],
  [{ chapters: [chapter("a/b")] }, "chapters.0.slug", "lowercase letters"],
  [{ chapters: [chapter("begin", "---")] }, "chapters.0.sections.0.text", "Line 1"],
];

test.each(rejected)("a manual with %j is rejected at its field", async (own, path, sentence) => {
  await expect(publishManual("refused", own)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
  });
});

test("a manual and a chapter of another one cannot have the same path", async () => {
  const { id } = await publishManual("shared", { chapters: [chapter("begin"), chapter("go-on")] });
  await payload.update({ collection, id, data: { title: "Again", _status: "published" } });
  await expect(publishManual("shared/go-on")).rejects.toMatchObject({
    data: {
      errors: [
        { path: "slug", message: expect.stringContaining("A chapter of shared already has") },
      ],
    },
  });
  await publishManual("shared/free");
  await expect(
    payload.update({
      collection,
      id,
      data: { chapters: [chapter("begin"), chapter("free")], _status: "published" },
    }),
  ).rejects.toMatchObject({
    data: { errors: [{ path: "chapters", message: expect.stringContaining("shared/free is") }] },
  });
});
