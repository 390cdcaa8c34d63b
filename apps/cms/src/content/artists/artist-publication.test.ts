import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Artist } from "../../payload-types.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
});
afterAll(() => cms.stop());

const collection = "artists";

function publishArtist(slug: string, own: Partial<Artist> = {}) {
  return payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      name: "Invented Name",
      role: "Singer",
      quote: "I sing.",
      summary: "A singer.",
      sections: [{ anchor: "how", title: "How", text: "> Loudly." }],
      ready: true,
      _status: "published",
      ...own,
    },
  });
}

const published = (key: string, locale = "en") => cms.published(collection, key, locale);

test("an artist is published with the mark of a sample and the paths of the products", async () => {
  const { id } = await createProduct(payload, "worked-with");
  await publishArtist("whole", { products: [id], isSample: true });
  expect(await published("whole")).toEqual({
    name: "Invented Name",
    role: "Singer",
    quote: "I sing.",
    summary: "A singer.",
    isSample: true,
    products: ["worked-with"],
    sections: [{ anchor: "how", title: "How", parts: [{ kind: "note", text: ["Loudly."] }] }],
    seo: {},
  });
  await payload.update({
    collection: "products",
    id,
    data: { path: "worked-with-anew", _status: "published" },
  });
  expect(await published("whole")).toMatchObject({ products: ["worked-with-anew"] });
});

test("an artist who moves leaves the old path, and a draft changes nothing", async () => {
  const { id } = await publishArtist("older");
  await payload.update({ collection, id, data: { slug: "newer", _status: "published" } });
  await payload.update({ collection, id, draft: true, data: { quote: "Half said" } });
  expect(await published("older")).toBeUndefined();
  expect(await published("newer")).toMatchObject({ quote: "I sing.", isSample: false });
});

test("only a language that is ready is published", async () => {
  const { id, sections } = await publishArtist("languages");
  const own = { id: sections?.[0]?.id ?? null, title: "Cómo", text: "Fuerte." };
  const words = { name: "Nombre", role: "Cantante", quote: "Canto.", summary: "Canta." };
  const data = { ...words, sections: [own], _status: "published" as const };
  await payload.update({ collection, id, locale: "es", data });
  expect(await cms.publishedIn(collection, "languages")).toEqual(["en"]);
  await payload.update({ collection, id, locale: "es", data: { ...data, ready: true } });
  expect(await published("languages", "es")).toMatchObject({
    ...words,
    sections: [{ anchor: "how", title: "Cómo" }],
  });
});
