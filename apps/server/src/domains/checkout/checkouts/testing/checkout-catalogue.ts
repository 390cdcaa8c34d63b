import {
  publishCoupon,
  publishPromotion,
  type CouponToPublish,
  type Database,
  type ProductToPublish,
} from "@autotune/database";
import { publishAtOnce } from "../../../../../test/publish-at-once.ts";
import { pricesSample, productSample } from "../../../../../test/published-samples.ts";

const month = { count: 1, unit: "m" } as const;

const gift = {
  path: "vocal-eq-gift",
  group: "",
  choice: false,
  inputType: "radio",
  isDefaultValue: true,
  subscriptionLineItemAddon: false,
} as const;

/** One product of each kind. A price is the same number in every currency. */
export const checkoutProducts: readonly ProductToPublish[] = [
  productSample("auto-tune-pro", 459),
  productSample("auto-tune-artist", 199),
  productSample("auto-tune-access", 49, { wpOnly: true }),
  productSample("auto-tune-pro-upgrade-from-auto-tune-artist", 129, {
    type: "upgrade",
    upgrade: { from: "auto-tune-artist", to: "auto-tune-pro" },
  }),
  productSample("auto-tune-hybrid", 249, { freebies: [gift] }),
  productSample("vocal-eq", 99),
  productSample("vocal-eq-gift", 0, { promoOnly: true, includes: ["vocal-eq"] }),
  productSample("vocal-bundle", 300, {
    promoOnly: true,
    includes: ["vocal-eq", "auto-tune-artist"],
  }),
  productSample("choir", 100, {
    discount: {
      discount: { kind: "percent", percent: 20 },
      startsAt: null,
      endsAt: null,
      reason: "Autumn",
    },
    quantityDiscounts: [{ from: 5, discount: { kind: "percent", percent: 10 } }],
  }),
  productSample("auto-tune-unlimited-monthly", 25, { type: "subscription", interval: month }),
  productSample("auto-tune-unlimited-yearly", 175, {
    type: "subscription",
    interval: { count: 1, unit: "y" },
  }),
  productSample("auto-tune-unlimited-monthly-14d-free", 25, {
    type: "trial",
    interval: month,
    trialDays: 14,
  }),
];

function coupon(code: string, changes: Partial<CouponToPublish> = {}): CouponToPublish {
  return {
    code,
    worth: { kind: "discount", fraction: 0.2 },
    products: [],
    combine: true,
    startsAt: null,
    endsAt: null,
    forEmail: null,
    oncePerPerson: false,
    ...changes,
  };
}

const coupons: readonly CouponToPublish[] = [
  coupon("SINGER20"),
  coupon("TENOFF", { worth: { kind: "cashOff", amounts: pricesSample(10) }, combine: false }),
  coupon("CHOIRONLY", { products: ["choir"] }),
  coupon("OVER", { endsAt: "2020-01-01T00:00:00Z" }),
  coupon("SOON", { startsAt: "2199-01-01T00:00:00Z" }),
  coupon("FORNINA", { forEmail: "nina@studio.test" }),
  coupon("ONCE", { oncePerPerson: true }),
];

export async function publishCheckoutCatalogue(database: Database): Promise<void> {
  for (const product of checkoutProducts) await publishAtOnce(database, product);
  for (const each of coupons) await publishCoupon(database, each);
  const promotion = {
    offerTag: "loyal-26",
    startsAt: null,
    endsAt: null,
    oncePerPerson: false,
  } as const;
  const prices = { "vocal-bundle": pricesSample(99) };
  await publishPromotion(database, {
    ...promotion,
    code: "LOYAL",
    id: "promo-1",
    prices,
    ownersOf: ["auto-tune-artist"],
  });
  await publishPromotion(database, {
    ...promotion,
    code: "OPEN",
    id: "promo-2",
    prices,
    ownersOf: [],
  });
  await publishPromotion(database, {
    ...promotion,
    code: "OPEN-ONCE",
    id: "promo-4",
    prices,
    ownersOf: [],
    oncePerPerson: true,
  });
  await publishPromotion(database, {
    ...promotion,
    code: "PAST",
    id: "promo-3",
    endsAt: "2020-01-01T00:00:00Z",
    prices,
    ownersOf: [],
  });
}
