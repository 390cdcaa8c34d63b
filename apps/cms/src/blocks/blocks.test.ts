import type { Action, Block } from "@autotune/contract";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnownIds } from "../platform/publishing/known-ids.ts";
import type { SeedBlock } from "./prose/seed-block.ts";
import { sampleVideo } from "../testing/sample-video.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";
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
  };
});
afterAll(() => cms.stop());

const head = { headline: "Headline", text: "Text" };
const titled = { title: "Title", text: "Text" };
const action: Action = {
  label: "Go",
  link: { to: "productPage", key: "subscriptions/unlimited" },
};
/** Those that are brought in as they are published, without anything that was uploaded before. */
type PlainName = Exclude<Block["block"], "media" | "prose" | "video">;
const examples: { readonly [Name in PlainName]: Extract<Block, { block: Name }> } = {
  hero: {
    block: "hero",
    ...head,
    actions: [action],
    finePrint: "Small",
  },
  pageHead: { block: "pageHead", ...head },
  families: {
    block: "families",
    ...head,
    cards: [{ family: "auto-tune", eyebrow: "Above", ...head, products: ["pro"] }],
  },
  audioDemos: { block: "audioDemos", ...head, demos: [{ product: "pro", ...titled }] },
  planOffer: {
    block: "planOffer",
    headline: "Headline",
    points: [titled],
    monthly: "pro",
    annual: "pro",
  },
  featureRows: { block: "featureRows", headline: "Headline", rows: [titled] },
  includedIn: { block: "includedIn", ...head, pages: ["subscriptions/unlimited"] },
  specs: {
    block: "specs",
    headline: "Headline",
    groups: [{ title: "macOS", rows: [{ name: "Memory", value: "8 GB" }] }],
  },
  faq: { block: "faq", headline: "Headline", items: [{ question: "Why?", answer: "Because." }] },
  productCards: { block: "productCards", headline: "Headline", products: ["pro"] },
  toolShelf: {
    block: "toolShelf",
    ...head,
    shelves: [{ family: "creative-vocal-effects", title: "Odd", products: ["pro"] }],
  },
  compareTable: {
    block: "compareTable",
    ...head,
    products: ["pro", "pro"],
    groups: [{ title: "Sound", rows: [{ name: "Latency", cells: [true, "About 3 ms"] }] }],
  },
  compatibility: {
    block: "compatibility",
    ...head,
    hosts: [
      {
        name: "REAPER",
        fromVersion: "6",
        formats: ["AU", "VST3"],
        status: "limited",
        note: "Slow",
      },
    ],
  },
  promoBanner: {
    block: "promoBanner",
    ...head,
    actions: [action],
    endsAt: "2027-01-01T00:00:00.000Z",
  },
  downloadsList: { block: "downloadsList", ...head, pages: ["pro-x"] },
  linkLists: {
    block: "linkLists",
    headline: "Headline",
    lists: [{ title: "Title", links: [action] }],
  },
  callToAction: { block: "callToAction", ...head, actions: [action] },
  testimonials: { block: "testimonials", ...head, testimonials: ["ana"] },
  scrollingQuotes: {
    block: "scrollingQuotes",
    headline: "Headline",
    quotes: JSON.stringify(["One", "Two"]),
    seconds: 45,
  },
  newsletterForm: { block: "newsletterForm", ...head },
  cookieTable: { block: "cookieTable", ...head },
  betaForm: { block: "betaForm", ...head, program: "ios-app" },
  socialLinks: { block: "socialLinks", ...head },
};

test("every block is published as it was brought in, in the order of the page", async () => {
  const blocks = Object.values(examples);
  await cms.payload.create({
    collection: "pages",
    data: {
      slug: "all",
      title: "All",
      blocks: blocksFromPublished(blocks, ids),
      ready: true,
      _status: "published",
    },
  });
  expect(await cms.published("pages", "all", "en")).toMatchObject({ blocks });
});

async function publish(slug: string, blocks: SeedBlock[]) {
  const data = { slug, title: slug, blocks: blocksFromPublished(blocks, ids), ready: true };
  await cms.payload.create({ collection: "pages", data: { ...data, _status: "published" } });
  return cms.published("pages", slug, "en");
}

test("a text is typed in Markdown and published as what it means", async () => {
  const sections = [{ title: "Title", text: "One *word*.\n\n- A list" }];
  const prose: SeedBlock = { block: "prose", headline: "Headline", sections };
  const parts = [
    { kind: "text", text: ["One ", { mark: "emphasis", text: "word" }, "."] },
    { kind: "list", items: [["A list"]] },
  ];
  expect(await publish("text", [prose])).toMatchObject({
    blocks: [{ block: "prose", sections: [{ title: "Title", parts }] }],
  });
});

test("a text with what no page can show is rejected", async () => {
  const sections = [{ title: "Title", text: "<marquee>Sale</marquee>" }];
  await expect(
    publish("refused", [{ block: "prose", headline: "Headline", sections }]),
  ).rejects.toThrow("Text");
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
  const blocks: SeedBlock[] = [
    { block: "media", picture: String(imageDoc.id), caption: "Caption" },
    { block: "video", ...head, film: String(videoDoc.id), poster: String(imageDoc.id) },
  ];
  expect(await publish("seen", blocks)).toMatchObject({ blocks });
});

test("a comparison needs a cell for each product", async () => {
  const { compareTable } = examples;
  const groups = [{ title: "Sound", rows: [{ name: "Latency", cells: [true] }] }];
  await expect(publish("too-few", [{ ...compareTable, groups }])).rejects.toThrow("Cells");
});

test("a referenced document that is gone is left out", async () => {
  const { includedIn, toolShelf } = examples;
  const data = {
    slug: "gone",
    title: "Gone",
    blocks: blocksFromPublished([includedIn, toolShelf], ids),
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
