import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Post } from "../../payload-types.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "posts";

function publishPost(slug: string, own: Partial<Post> = {}) {
  return payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: "Sing first",
      summary: "Then tune.",
      writtenBy: "A pen name",
      writtenOn: "2026-03-03T12:00:00.000Z",
      topic: "craft",
      sections: [{ anchor: "why", title: "Why", text: "Because." }],
      ready: true,
      _status: "published",
      ...own,
    },
  });
}

const published = (key: string, locale = "en") => cms.published(collection, key, locale);

test("a post is published with its day, its parts and the paths of its products", async () => {
  const { id } = await createProduct(payload, "spoken-of");
  await publishPost("whole", {
    products: [id],
    isSample: true,
    sections: [{ anchor: "why", title: "Why", text: "Set **Retune**.\n\n- Slow\n- Fast" }],
    seo: { title: "Found" },
  });
  expect(await published("whole")).toEqual({
    title: "Sing first",
    summary: "Then tune.",
    writtenBy: "A pen name",
    writtenOn: "2026-03-03",
    topic: "craft",
    isSample: true,
    products: ["spoken-of"],
    sections: [
      {
        anchor: "why",
        title: "Why",
        parts: [
          { kind: "text", text: ["Set ", { mark: "strong", text: "Retune" }, "."] },
          { kind: "list", items: [["Slow"], ["Fast"]] },
        ],
      },
    ],
    seo: { title: "Found" },
  });
});

test("a picture and a figure are published, the picture by what it shows", async () => {
  await createProduct(payload, "shown");
  const text = "![The window](product:shown)\n\n12 ms\n: the delay";
  await publishPost("with-picture", { sections: [{ anchor: "why", title: "Why", text }] });
  expect(await published("with-picture")).toMatchObject({
    sections: [
      {
        parts: [
          { kind: "picture", shows: { product: "shown" }, caption: "The window" },
          { kind: "figure", value: "12 ms", label: "the delay" },
        ],
      },
    ],
  });
});

test("a language is published once it is ready, with the same anchors", async () => {
  const { id, sections } = await publishPost("languages");
  const spanish = {
    title: "Canta primero",
    summary: "Luego afina.",
    writtenBy: "Un seudónimo",
    sections: [{ id: sections?.[0]?.id ?? null, title: "Por qué", text: "Porque sí." }],
  };
  await payload.update({
    collection,
    id,
    locale: "es",
    data: { ...spanish, _status: "published" },
  });
  expect(await cms.publishedIn(collection, "languages")).toEqual(["en"]);
  await payload.update({
    collection,
    id,
    locale: "es",
    data: { ready: true, _status: "published" },
  });
  expect(await published("languages", "es")).toMatchObject({
    title: "Canta primero",
    topic: "craft",
    sections: [
      { anchor: "why", title: "Por qué", parts: [{ kind: "text", text: ["Porque sí."] }] },
    ],
  });
  expect(await published("languages")).toMatchObject({ sections: [{ title: "Why" }] });
});

test("a post with another slug leaves the old one behind", async () => {
  const { id } = await publishPost("older");
  await payload.update({ collection, id, data: { slug: "newer", _status: "published" } });
  expect(await published("older")).toBeUndefined();
  expect(await published("newer")).toBeDefined();
});

test("a draft changes nothing in the shop", async () => {
  const { id } = await publishPost("drafted");
  const before = await published("drafted");
  const sections = [{ anchor: "why", title: "Why", text: "<b>Half done" }];
  await payload.update({ collection, id, draft: true, data: { title: "Draft", sections } });
  expect(await published("drafted")).toEqual(before);
});

test("a post names its product by the new path after the product has moved", async () => {
  const product = await createProduct(payload, "former");
  await publishPost("naming", { products: [product.id] });
  await payload.update({
    collection: "products",
    id: product.id,
    data: { path: "moved", _status: "published" },
  });
  expect(await published("naming")).toMatchObject({ products: ["moved"] });
});

const section = (own: object) => ({ anchor: "why", title: "Why", text: "Because.", ...own });
const rejected: [own: Partial<Post>, path: string, sentence: string][] = [
  [{ sections: [section({ text: "# Big" })] }, "sections.0.text", "Start a new section"],
  [
    { sections: [section({ text: "![A](product:nowhere)" })] },
    "sections.0.text",
    "There’s no product “nowhere”",
  ],
  [
    { sections: [section({ text: "![A](picture:999999)" })] },
    "sections.0.text",
    "There’s no image 999999",
  ],
  [{ sections: [section({ text: " " })] }, "sections.0.text", "Write this text"],
  [{ sections: [section({ anchor: "Two words" })] }, "sections.0.anchor", "lowercase letters"],
  [{ sections: [section({}), section({})] }, "sections", "the same anchor"],
  [{ sections: [] }, "sections", "at least one section"],
  [{ topic: null }, "topic", "Choose an option"],
  [{ writtenOn: null }, "writtenOn", "Choose a date"],
];

test.each(rejected)("a post with %j is rejected at its field", async (own, path, sentence) => {
  await expect(publishPost("refused", own)).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path, message: expect.stringContaining(sentence) }] },
  });
});

test("a translation that cannot be read blocks the publication and names the place", async () => {
  const { id, sections } = await publishPost("wrong-elsewhere");
  const own = { id: sections?.[0]?.id ?? null, title: "Por qué", text: "![cara](/cara.png)" };
  await payload.update({
    collection,
    id,
    locale: "es",
    draft: true,
    data: { title: "Canta", sections: [own], ready: true },
  });
  await expect(
    payload.update({ collection, id, locale: "en", data: { _status: "published" } }),
  ).rejects.toThrow("“Por qué” can’t be published. Line 1: Type an image as");
  expect(await cms.publishedIn(collection, "wrong-elsewhere")).toEqual(["en"]);
});
