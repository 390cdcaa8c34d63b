import { cartItemSample } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import type { OptionCard } from "../api/fetch-product-cards.ts";
import { chooseOptions } from "./choose-options.ts";

const licence = cartItemSample();
const plan = (path: string, unit: "m" | "y") =>
  cartItemSample({ path, type: "subscription", interval: { count: 1, unit } });
const monthly = plan("auto-tune-unlimited-monthly", "m");
const yearly = plan("auto-tune-unlimited-yearly", "y");
const producer = plan("auto-tune-producer-monthly", "m");
const trial = cartItemSample({
  path: "auto-tune-unlimited-monthly-14d-free",
  type: "trial",
  interval: { count: 1, unit: "m" },
  trialDays: 14,
});
const legacy = cartItemSample({ path: "pro-x", wpOnly: true });
const gift = cartItemSample({ path: "auto-key-gift", promoOnly: true });

const catalogue = new Map(
  [licence, monthly, yearly, producer, trial, legacy, gift].map((item) => [item.path, item]),
);

function card(overrides: Partial<OptionCard>): OptionCard {
  return {
    slug: "card",
    title: "",
    subtitle: "",
    type: "perpetual",
    banner: "",
    products: {},
    useNormalRate: false,
    content: { annual: [], monthly: [], default: [] },
    priceSubtext: "",
    priceConditionals: "",
    primaryCtaText: "",
    ctaOverride: undefined,
    terms: "",
    notes: "",
    ...overrides,
  };
}

const unlimited = card({
  type: "subscription",
  products: { annual: yearly.path, monthly: monthly.path },
});

function choose(cards: OptionCard[], offersTrial = true) {
  return chooseOptions({ cards, find: (path) => catalogue.get(path), offersTrial });
}

it("[CARD-06] the card of Unlimited shows BEST VALUE unless an editor set another text", () => {
  const [shown] = choose([unlimited]);
  expect(shown?.banner).toBe("bestValue");
  expect(choose([{ ...unlimited, banner: "NEW" }])[0]?.banner).toEqual({ text: "NEW" });
  expect(choose([card({ products: { default: licence.path } })])[0]?.banner).toBeUndefined();
  const small = card({ type: "subscription", products: { monthly: producer.path } });
  expect(choose([small])[0]?.banner).toBeUndefined();
});

it("[CARD-11] a trial is no option for a person who had one", () => {
  const trialCard = card({ type: "trial", products: { default: trial.path } });
  expect(choose([trialCard, unlimited])).toHaveLength(2);
  const without = choose([trialCard, unlimited], false);
  expect(without).toHaveLength(1);
  expect(without[0]?.trial).toBeUndefined();
});

it("[CARD-12] only a plan whose 14-day trial is in the catalogue can be tried", () => {
  expect(choose([unlimited])[0]?.trial).toBe(trial);
  const small = card({ type: "subscription", products: { monthly: producer.path } });
  expect(choose([small])[0]?.trial).toBeUndefined();
});

it("hides a card whose product is gone, no longer sold, or only a gift", () => {
  for (const path of ["gone", legacy.path, gift.path])
    expect(choose([card({ products: { default: path } })]), path).toEqual([]);
});

it("shows a card without a product where its button leads somewhere", () => {
  expect(choose([card({})])).toEqual([]);
  const ctaOverride = { action: "go_to", data: "/products/compare" } as const;
  expect(choose([card({ ctaOverride })])).toHaveLength(1);
});
