import { cardActions, type CardAction } from "@autotune/contract";
import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CardActionFields, ProductCard } from "../../payload-types.ts";
import { createProduct } from "../../testing/create-product.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";

let cms: TestCms;
let payload: Payload;
let tool: number;
let unlimited: number;
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  tool = (await createProduct(payload, "tool")).id;
  const plan = { type: "subscription", interval: { count: 1, unit: "m" } } as const;
  const monthly = await createProduct(payload, "monthly", plan);
  const annual = await createProduct(payload, "annual", plan);
  const card = await publishCard("unlimited", {
    title: "Unlimited",
    subtitle: "Everything",
    type: "subscription",
    banner: "BEST",
    products: { monthly: monthly.id, annual: annual.id, default: tool },
    useNormalRate: true,
    content: {
      annual: [{ heading: "Holds", features: "Tools\n\n Voices " }],
      monthly: [{ heading: "Pays", features: "By the month" }],
      default: [{ heading: "Left over", features: "From another type" }],
    },
    priceSubtext: "A year at once",
    priceConditionals: "For new customers",
    primaryCtaText: "Take it",
    terms: "Renews",
    notes: "Note",
  });
  unlimited = card.id;
});
afterAll(() => cms.stop());

const collection = "product-cards";

function publishCard(slug: string, own: Partial<ProductCard> = {}) {
  return payload.create({
    collection,
    locale: "en",
    data: {
      slug,
      title: slug,
      products: { default: tool },
      ready: true,
      _status: "published",
      ...own,
    },
  });
}

const published = (slug: string, locale = "en") => cms.published(collection, slug, locale);

test("[CARD-07] every field of a plan's card reaches the published document", async () => {
  expect(await published("unlimited")).toEqual({
    title: "Unlimited",
    subtitle: "Everything",
    type: "subscription",
    banner: "BEST",
    products: { monthly: "monthly", annual: "annual" },
    useNormalRate: true,
    content: {
      annual: [{ heading: "Holds", features: ["Tools", "Voices"] }],
      monthly: [{ heading: "Pays", features: ["By the month"] }],
      default: [],
    },
    priceSubtext: "A year at once",
    priceConditionals: "For new customers",
    primaryCtaText: "Take it",
    terms: "Renews",
    notes: "Note",
    includedIn: [],
  });
});

test("[CARD-07] a card of something else has its default variant, and names the cards that hold it", async () => {
  await publishCard("tool", {
    content: { default: [{ heading: "Does", features: "This\nThat" }] },
    includedIn: [unlimited],
  });
  expect(await published("tool")).toMatchObject({
    type: "perpetual",
    products: { default: "tool" },
    content: { annual: [], monthly: [], default: [{ features: ["This", "That"] }] },
    includedIn: ["unlimited"],
  });
});

test("a card is published in the words of each language that is ready", async () => {
  const card = await publishCard("words", {
    content: { default: [{ heading: "Does", features: "This" }] },
  });
  const id = card.content?.default?.[0]?.id ?? null;
  await payload.update({
    collection,
    id: card.id,
    locale: "es",
    data: {
      title: "Palabras",
      content: { default: [{ id, heading: "Hace", features: "Esto" }] },
      ready: true,
      _status: "published",
    },
  });
  expect(await published("words", "es")).toMatchObject({
    title: "Palabras",
    content: { default: [{ heading: "Hace", features: ["Esto"] }] },
  });
  expect(await published("words")).toMatchObject({ content: { default: [{ heading: "Does" }] } });
});

test("a draft of a card changes nothing, and a card that is taken offline is gone", async () => {
  const { id } = await publishCard("drafted");
  await payload.update({ collection, id, data: { title: "Draft" }, draft: true });
  expect(await published("drafted")).toMatchObject({ title: "drafted" });
  await payload.update({ collection, id, data: { _status: "draft" } });
  expect(await cms.publishedIn(collection, "drafted")).toEqual([]);
});

test("a card that moves is named by its new slug where others name it", async () => {
  const held = await publishCard("holding");
  await publishCard("held", { includedIn: [held.id] });
  const opensBoth: CardActionFields = {
    action: "open_specific_products_modal",
    cards: [unlimited, held.id],
  };
  await publishCard("opening", { ctaOverride: opensBoth });
  await payload.create({
    collection: "mini-banners",
    locale: "en",
    data: {
      slug: "opening",
      content: "<p>New</p>",
      ctas: [
        { label: "All", ...opensBoth },
        { label: "One", action: "open_product_modal", cards: [held.id] },
      ],
      ready: true,
      _status: "published",
    },
  });
  await payload.update({
    collection,
    id: held.id,
    data: { slug: "holding-more", _status: "published" },
  });
  expect(await published("held")).toMatchObject({ includedIn: ["holding-more"] });
  expect(await published("opening")).toMatchObject({
    ctaOverride: { data: "unlimited,holding-more" },
  });
  expect(await cms.published("mini-banners", "opening", "en")).toMatchObject({
    ctas: [{ value: "unlimited,holding-more" }, { value: "holding-more" }],
  });
});

/** What each action acts on, and what the shop gets for it. */
const actions = (): Record<CardAction, [fields: CardActionFields, data: string]> => ({
  add_to_cart: [{ product: tool }, "tool"],
  open_trial_modal: [{ product: tool }, "tool"],
  handle_upgrade: [{ product: tool }, "tool"],
  open_product_modal: [{ cards: [unlimited] }, "unlimited"],
  open_specific_products_modal: [{ cards: [unlimited, unlimited] }, "unlimited,unlimited"],
  go_to: [{ place: "/products/compare" }, "/products/compare"],
  go_to_external: [{ site: "https://shop.test/merch" }, "https://shop.test/merch"],
  open_popup: [{}, ""],
});

test.each(cardActions)(
  "[CARD-08] the action %s is published with what it acts on",
  async (action) => {
    const [fields, data] = actions()[action];
    const slug = action.replaceAll("_", "-");
    await publishCard(slug, { ctaOverride: { action, ...fields } });
    expect(await published(slug)).toMatchObject({ ctaOverride: { action, data } });
  },
);

test("[CARD-08] an action outside the list is rejected", async () => {
  const card: Record<string, unknown> = {
    slug: "wrong-action",
    title: "Wrong",
    products: { default: tool },
    ctaOverride: { action: "open_everything", product: tool },
    ready: true,
    _status: "published",
  };
  await expect(payload.create({ collection, data: card })).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: "ctaOverride.action", message: "Choose an action." }] },
  });
});

const lacking: [fields: CardActionFields, field: keyof CardActionFields][] = [
  [{ action: "add_to_cart" }, "product"],
  [{ action: "open_product_modal", cards: [] }, "cards"],
  [{ action: "go_to", place: "//elsewhere.test" }, "place"],
  [{ action: "go_to_external", site: "http://shop.test" }, "site"],
];

test.each(lacking)(
  "[CARD-08] an action without what it needs is rejected: %j",
  async (own, field) => {
    await expect(publishCard("lacking", { ctaOverride: own })).rejects.toMatchObject({
      data: { errors: [{ path: `ctaOverride.${field}` }] },
    });
  },
);
