import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnownIds } from "../platform/publishing/known-ids.ts";
import type { SeedBlock } from "./prose/seed-block.ts";
import { sampleVideo } from "../testing/sample-video.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { blocks } from "./blocks.ts";
import { blocksFromPublished } from "./from-published.ts";

let cms: TestCms;
let ids: KnownIds;
beforeAll(async () => {
  cms = await startCms();
  const { payload } = cms;
  const product = await payload.create({
    collection: "products",
    data: { path: "pro", name: "Pro" },
    draft: true,
  });
  const productPage = await payload.create({
    collection: "product-pages",
    data: { family: "subscriptions", slug: "unlimited", name: "Unlimited" },
    draft: true,
  });
  const downloadPage = await payload.create({
    collection: "download-pages",
    data: { slug: "pro-x", title: "Pro" },
    draft: true,
  });
  const testimonial = await payload.create({
    collection: "testimonials",
    data: { slug: "ana", author: "Ana" },
    draft: true,
  });
  ids = {
    product: () => product.id,
    productCard: () => 0,
    productPage: () => productPage.id,
    page: () => 0,
    downloadPage: () => downloadPage.id,
    testimonial: () => testimonial.id,
    film: Number,
    picture: Number,
  };
});
afterAll(() => cms.stop());

const { media, prose, video, ...plain } = blocks;

test("every block is published as it was brought in, in the order of the page", async () => {
  const samples = Object.values(plain).map(({ sample }) => sample);
  expect(await publish("all", samples)).toMatchObject({ blocks: samples });
});

async function publish(slug: string, list: SeedBlock[]) {
  const data = { slug, title: slug, blocks: blocksFromPublished(list, ids), ready: true };
  await cms.payload.create({ collection: "pages", data: { ...data, _status: "published" } });
  return cms.published("pages", slug, "en");
}

test("a text is typed in Markdown and published as what it means", async () => {
  const parts = [
    { kind: "text", text: ["One ", { mark: "emphasis", text: "word" }, "."] },
    { kind: "list", items: [["A list"]] },
  ];
  expect(await publish("text", [prose.sample])).toMatchObject({
    blocks: [{ block: "prose", sections: [{ title: "Title", parts }] }],
  });
});

test("a text with what no page can show is rejected", async () => {
  const sections = [{ title: "Title", text: "<marquee>Sale</marquee>" }];
  await expect(publish("refused", [{ ...prose.sample, sections }])).rejects.toThrow("Text");
});

test("images and videos are published by their ids", async () => {
  const { payload } = cms;
  const image = await sharp({ create: { width: 8, height: 5, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const imageDoc = await payload.create({
    collection: "pictures",
    data: { alt: "A window" },
    file: { data: image, mimetype: "image/png", name: "window.png", size: image.length },
  });
  const videoDoc = await payload.create({
    collection: "films",
    data: {},
    file: sampleVideo("take.mp4"),
  });
  const imageId = String(imageDoc.id);
  const uploads: SeedBlock[] = [
    { ...media.sample, picture: imageId },
    { ...video.sample, film: String(videoDoc.id), poster: imageId },
  ];
  expect(await publish("seen", uploads)).toMatchObject({ blocks: uploads });
});

test("a comparison needs a cell for each product", async () => {
  const groups = [{ title: "Sound", rows: [{ name: "Latency", cells: [true] }] }];
  await expect(publish("too-few", [{ ...plain.compareTable.sample, groups }])).rejects.toThrow(
    "Cells",
  );
});

test("a referenced document that is gone is left out", async () => {
  const { includedIn, toolShelf } = plain;
  const data = {
    slug: "gone",
    title: "Gone",
    blocks: blocksFromPublished([includedIn.sample, toolShelf.sample], ids),
    ready: true,
  };
  const page = await cms.payload.create({ collection: "pages", data, draft: true });
  await cms.payload.delete({ collection: "products", id: ids.product("pro") });
  await cms.payload.delete({
    collection: "product-pages",
    id: ids.productPage("subscriptions/unlimited"),
  });
  await cms.payload.update({ collection: "pages", id: page.id, data: { _status: "published" } });
  expect(await cms.published("pages", "gone", "en")).toMatchObject({
    blocks: [{ pages: [] }, { shelves: [{ products: [] }] }],
  });
});
