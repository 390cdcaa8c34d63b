import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const collection = "testimonials";
const words = { quote: "In tune at last.", author: "Ana Sol", credits: "Singer" };

async function uploadImage(name: string): Promise<number> {
  const data = await sharp({
    create: { width: 20, height: 20, channels: 3, background: name === "one" ? "red" : "blue" },
  })
    .png()
    .toBuffer();
  const file = { data, mimetype: "image/png", name: `${name}.png`, size: data.length };
  return (await cms.payload.create({ collection: "pictures", data: {}, file })).id;
}

test("a testimonial is published with its images, in each language that is ready", async () => {
  const [photo, photoForPhones] = [await uploadImage("one"), await uploadImage("two")];
  const { id } = await cms.payload.create({
    collection,
    locale: "en",
    data: { ...words, slug: "ana", photo, photoForPhones, ready: true, _status: "published" },
  });
  expect(await cms.published(collection, "ana", "en")).toEqual({
    ...words,
    isSample: false,
    photo: String(photo),
    photoForPhones: String(photoForPhones),
  });
  expect(await cms.publishedIn(collection, "ana")).toEqual(["en"]);

  await cms.payload.update({
    collection,
    id,
    locale: "es",
    data: { quote: "Por fin afinado.", author: "Ana Sol", ready: true, _status: "published" },
  });
  expect(await cms.published(collection, "ana", "es")).toMatchObject({
    quote: "Por fin afinado.",
    credits: "Singer",
    photo: String(photo),
  });
});

test("a draft changes nothing, and a ready one needs its words", async () => {
  const { id } = await cms.payload.create({
    collection,
    data: { ...words, slug: "bea", ready: true, _status: "published" },
  });
  await cms.payload.update({ collection, id, data: { quote: "Not yet." }, draft: true });
  expect(await cms.published(collection, "bea", "en")).toEqual({ ...words, isSample: false });
  const empty = cms.payload.update({
    collection,
    id,
    data: { quote: " ", ready: true, _status: "published" },
  });
  await expect(empty).rejects.toMatchObject({ data: { errors: [{ path: "quote" }] } });
});

test("a page names its testimonials by slug, and follows when one gets another", async () => {
  const { id } = await cms.payload.create({
    collection,
    data: { ...words, slug: "first", ready: true, _status: "published" },
  });
  const block = { blockType: "testimonials" as const, headline: "They say", testimonials: [id] };
  await cms.payload.create({
    collection: "pages",
    data: { slug: "said", title: "Said", blocks: [block], ready: true, _status: "published" },
  });
  const naming = (slug: string) => ({ blocks: [{ testimonials: [slug] }] });
  expect(await cms.published("pages", "said", "en")).toMatchObject(naming("first"));
  await cms.payload.update({ collection, id, data: { slug: "second", _status: "published" } });
  expect(await cms.published("pages", "said", "en")).toMatchObject(naming("second"));
  expect(await cms.published(collection, "first", "en")).toBeUndefined();
});
