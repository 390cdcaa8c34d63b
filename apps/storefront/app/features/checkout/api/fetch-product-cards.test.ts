import { expect, it } from "vitest";
import { readProductCards } from "./fetch-product-cards.ts";

const groups = [{ heading: "Tools", features: ["AutoTune Pro", "AutoKey"] }];
const product_card = {
  title: "AutoTune Unlimited",
  subtitle: "Everything",
  type: "subscription",
  banner: "",
  fs_products: { annual: { path: "u-yearly" }, monthly: { path: "u-monthly" } },
  useNormalRate: true,
  content: { annual: groups, monthly: [], default: [] },
  price_subtext: "a subtext",
  price_conditionals: "a condition",
  primaryCTAText: "Have it",
  CTA_Overrides: { action: "go_to", data: "/products/compare" },
  TnC: "terms",
  Notes: "notes",
};
const responseOf = (card: object) => ({
  cards: [{ slug: "unlimited", meta: { product_card: card, included_in: [] } }],
});

it("[CARD-07] reads every field of a card, features below their headings for each way to pay", () => {
  expect(readProductCards(responseOf(product_card))).toEqual([
    {
      slug: "unlimited",
      title: "AutoTune Unlimited",
      subtitle: "Everything",
      type: "subscription",
      banner: "",
      products: { annual: "u-yearly", monthly: "u-monthly" },
      useNormalRate: true,
      content: { annual: groups, monthly: [], default: [] },
      priceSubtext: "a subtext",
      priceConditionals: "a condition",
      primaryCtaText: "Have it",
      ctaOverride: { action: "go_to", data: "/products/compare" },
      terms: "terms",
      notes: "notes",
    },
  ]);
});

it("[CARD-08] an unknown action is none", () => {
  const strange = { ...product_card, CTA_Overrides: { action: "run_script", data: "x" } };
  expect(readProductCards(responseOf(strange))?.[0]?.ctaOverride).toBeUndefined();
  const none = { ...product_card, CTA_Overrides: null };
  expect(readProductCards(responseOf(none))?.[0]?.ctaOverride).toBeUndefined();
});

it("leaves out what is no card, and returns undefined without a response", () => {
  expect(readProductCards(responseOf({ ...product_card, type: "gift" }))).toEqual([]);
  expect(readProductCards({ cards: [null, {}, { slug: "x", meta: null }] })).toEqual([]);
  expect(readProductCards({})).toBeUndefined();
  expect(readProductCards(null)).toBeUndefined();
});
