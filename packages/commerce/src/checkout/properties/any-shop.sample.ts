import fc from "fast-check";
import type { CartItem, CartPromotion, CartUpgrade } from "../cart/cart.ts";
import type { Offer } from "../../catalogue/pricing/offer-at.ts";
import { ownedRecordSample, productSample } from "../../catalogue/products/product.sample.ts";
import { offerAt } from "../../catalogue/pricing/offer-at.ts";
import type { Product, SetDiscount } from "../../catalogue/products/product.ts";
import type { Coupon } from "../coupons/coupon.ts";
import type { Freebie } from "../../catalogue/products/freebie.ts";
import { minorUnitDigits } from "../../catalogue/money/currency.ts";
import type { Discount } from "../../catalogue/pricing/discount.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { mapPrices, type Prices } from "../../catalogue/pricing/prices.ts";
import type { OwnedRecord } from "../upgrades/owned-record.ts";
import { toCartUpgrade } from "../upgrades/upgrade-offer.ts";

/** Everything that a cart is made from, as an editor may have set it up. */
export interface Shop {
  readonly products: ReadonlyMap<string, Offer & CartItem>;
  readonly owned: readonly OwnedRecord[];
  readonly upgrades: readonly CartUpgrade[];
  readonly coupons: readonly Coupon[];
  readonly promotions: readonly CartPromotion[];
}

const month = { count: 1, unit: "m" } as const;
const year = { count: 1, unit: "y" } as const;
const given = { promoOnly: true, basePrices: everywhere(0) };

/** What never changes; prices, discounts and freebies are different in every shop. */
const fixed: readonly Partial<Product>[] = [
  { path: "auto-tune-pro" },
  { path: "auto-tune-artist" },
  { path: "vocodist" },
  { path: "vocal-bundle", includes: ["vocodist", "vocal-eq"] },
  { path: "pro-x", wpOnly: true },
  { path: "loyal-pack", promoOnly: true },
  { path: "auto-key-gift", ...given },
  { path: "de-esser-gift", ...given },
  { path: "auto-tune-unlimited-monthly", type: "subscription", interval: month },
  { path: "auto-tune-unlimited-yearly", type: "subscription", interval: year },
  { path: "auto-tune-producer-monthly", type: "subscription", interval: month },
  { path: "auto-tune-unlimited-monthly-14d-free", type: "trial", interval: month, trialDays: 14 },
  { path: "auto-tune-producer-trial", type: "trial", interval: month, trialDays: 7 },
  giftPlan("auto-tune-unlimited-monthly-60d-gift", 60),
  giftPlan("auto-tune-producer-monthly-30d-gift", 30),
];

const upgradePairs = [
  ["pro-x", "auto-tune-pro"],
  ["pro-x", "auto-tune-artist"],
  ["auto-tune-artist", "auto-tune-pro"],
] as const;

const owned = ["pro-x", "pro-x", "auto-tune-artist"].map((path, index) =>
  ownedRecordSample({
    path,
    name: path,
    purchaseId: String(index + 1),
    serial: `S${index}`,
    authenticationString: `A${index}`,
  }),
);

export const paths: readonly string[] = fixed.flatMap(({ path }) => path ?? []);

function giftPlan(path: string, trialDays: number): Partial<Product> {
  return { path, type: "subscription", interval: month, trialDays, promoOnly: true };
}

/** Prices that differ by currency; yen and won have no minor unit. */
const anyPrices: fc.Arbitrary<Prices> = fc
  .tuple(fc.constantFrom(0, 1, 99, 2499, 4999, 12_900, 45_900, 99_999_999), fc.nat(300))
  .map(([amount, more]) =>
    mapPrices(everywhere(amount), (base, currency) =>
      minorUnitDigits(currency) === 0 ? base + more : Math.floor((base * (100 + more)) / 100),
    ),
  );

const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.integer({ min: 1, max: 10_000 }).map((n): Discount => ({ kind: "percent", percent: n / 100 })),
  fc.nat(20_000).map((amount): Discount => ({ kind: "value", values: everywhere(amount) })),
);

const anySetDiscount: fc.Arbitrary<SetDiscount> = anyDiscount.map((discount) => ({
  discount,
  startsAt: null,
  endsAt: null,
  reason: "Sale",
}));

const anyFreebie: fc.Arbitrary<Freebie> = fc.record({
  // Also what makes no sense: a trial, a legacy product, a product that the shop does not have.
  path: fc.constantFrom(
    "auto-key-gift",
    "de-esser-gift",
    "vocodist",
    "auto-tune-unlimited-monthly-60d-gift",
    "auto-tune-producer-monthly-30d-gift",
    "auto-tune-unlimited-monthly-14d-free",
    "auto-tune-producer-monthly",
    "pro-x",
    "gone",
  ),
  group: fc.constantFrom("", "gift"),
  choice: fc.boolean(),
  inputType: fc.constantFrom("radio", "checkbox"),
  isDefaultValue: fc.boolean(),
  subscriptionLineItemAddon: fc.boolean(),
});

const anyTerms = fc.record({
  basePrices: anyPrices,
  discount: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, anySetDiscount),
  quantityDiscounts: fc.array(
    fc.record({ from: fc.integer({ min: 2, max: 6 }), discount: anyDiscount }),
    { maxLength: 2 },
  ),
  freebies: fc.array(anyFreebie, { maxLength: 3 }),
});

const anyCoupon: fc.Arbitrary<Coupon> = fc.record({
  code: fc.constantFrom("SING10", "STUDIO20"),
  worth: fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((n) => ({
      kind: "discount" as const,
      fraction: n / 10_000,
    })),
    fc.integer({ min: 100, max: 200_000 }).map((amount) => ({
      kind: "cashOff" as const,
      amounts: everywhere(amount),
    })),
  ),
  products: fc.oneof(fc.constant([]), fc.subarray([...paths])),
  combine: fc.boolean(),
});

const anyPromotion: fc.Arbitrary<CartPromotion> = fc.record({
  code: fc.constantFrom("LOYAL26", "SPRING"),
  id: fc.constant("1"),
  offerTag: fc.constant("loyal"),
  products: fc.dictionary(
    fc.constantFrom("loyal-pack", "auto-tune-pro", ...paths.slice(8, 13), "vocodist"),
    anyPrices,
    { maxKeys: 3, noNullPrototype: true },
  ),
});

export const anyShop: fc.Arbitrary<Shop> = fc
  .record({
    terms: fc.array(anyTerms, { minLength: fixed.length, maxLength: fixed.length }),
    upgradePrices: fc.array(anyPrices, { minLength: 3, maxLength: 3 }),
    coupons: fc.array(anyCoupon, { minLength: 2, maxLength: 2 }),
    promotions: fc.array(anyPromotion, { minLength: 2, maxLength: 2 }),
  })
  .map(({ terms, upgradePrices, coupons, promotions }) => {
    const products = fixed.map((product, index) => toItem({ ...terms[index], ...product }));
    const sold = upgradePairs.map(([from, to], index) => {
      const prices = upgradePrices[index] ?? everywhere(0);
      return toItem({
        path: `${to}-upgrade-from-${from}`,
        type: "upgrade",
        basePrices: prices,
        upgrade: { from, to },
      });
    });
    return {
      products: new Map([...products, ...sold].map((item) => [item.path, item])),
      owned,
      upgrades: sold.flatMap(toUpgrades),
      coupons,
      promotions,
    };
  });

function toItem(product: Partial<Product>): Offer & CartItem {
  const offer = offerAt(productSample({ pid: product.path ?? "", ...product }), new Date(0));
  return { ...offer, name: offer.path, url: null, checkoutInfo: "", specialText: "" };
}

/** One for each licence that can become it. */
function toUpgrades({ upgrade, path, pid, name, prices, basePrices }: Offer & CartItem) {
  if (upgrade === null) return [];
  const { from, to } = upgrade;
  return owned
    .filter((record) => record.path === from)
    .map((record) => toCartUpgrade({ path, pid, from, to, name, prices, basePrices }, record));
}
