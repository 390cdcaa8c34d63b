import type { Block } from "@autotune/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { KnownIds } from "../seed/known-ids.ts";
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
  ids = {
    product: () => product.id,
    productCard: () => 0,
    productPage: () => productPage.id,
    page: () => 0,
  };
});
afterAll(() => cms.stop());

const head = { headline: "Headline", text: "Text" };
const titled = { title: "Title", text: "Text" };
const examples: { readonly [Name in Block["block"]]: Extract<Block, { block: Name }> } = {
  hero: {
    block: "hero",
    ...head,
    actions: [{ label: "Go", link: { to: "productPage", key: "subscriptions/unlimited" } }],
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
  prose: { block: "prose", headline: "Headline", sections: [titled] },
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

test("what a block names and is gone is left out", async () => {
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
