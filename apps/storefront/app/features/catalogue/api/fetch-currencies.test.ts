import { currencies } from "@autotune/commerce";
import { everywhere } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { readCatalogue } from "./fetch-currencies.ts";

const wire = {
  name: "AutoTune Pro",
  price: 41_310,
  base_price: 45_900,
  discount_rate: 0.1,
  path: "auto-tune-pro",
  thumbnail: "/images/products/AT-PRO.png",
  type: "perpetual",
  prm: false,
  url: "/products/auto-tune/pro",
  wp_only: false,
  upgradeable_to: [],
  switchable_to: [],
  downgradeable_to: [],
  checkout_info: "Needs a DAW.",
  freebies: [
    {
      path: "auto-key-gift",
      group: "tool",
      choice: true,
      input_type: "radio",
      is_default_value: true,
      title: "AutoKey",
      text: "Finds the key",
      subscription_line_item_addon: false,
      thumbnail: "/images/products/AT-KEY.png",
    },
  ],
  pid: "AT-PRO",
  use_wibu: false,
  special_text: "New",
  sub_interval: null,
  sub_interval_unit: null,
  trial_interval: null,
  trial_interval_unit: null,
  subscription_line_item_addon: false,
  variant_parent_product: null,
  quantityDiscount: [
    { from: 2, discountPercent: 10, discountValue: null, unitPrice: 1, values: null },
    { from: 5, discountPercent: null, discountValue: 9, unitPrice: 1, values: everywhere(9) },
  ],
  discountReason: "Autumn sale",
  discountPeriodCount: null,
  prices: everywhere(41_310),
  base_prices: everywhere(45_900),
  discount: { percent: 10, values: null },
  included_products: [],
};
const responseOf = (...products: unknown[]) => ({
  data: { prices: { currency: "EUR", country: "DE", products }, ip: "" },
});

it("[CARD-13] reads a product of the catalogue with all that a cart needs of it", () => {
  expect(readCatalogue(responseOf(wire))).toEqual({
    currency: "EUR",
    products: [
      {
        item: {
          path: "auto-tune-pro",
          pid: "AT-PRO",
          name: "AutoTune Pro",
          type: "perpetual",
          interval: null,
          trialDays: null,
          prices: everywhere(41_310),
          basePrices: everywhere(45_900),
          discount: { kind: "percent", percent: 10 },
          discountReason: "Autumn sale",
          discountPeriodCount: null,
          quantityDiscounts: [
            { from: 2, discount: { kind: "percent", percent: 10 } },
            { from: 5, discount: { kind: "value", values: everywhere(9) } },
          ],
          freebies: [
            {
              path: "auto-key-gift",
              group: "tool",
              choice: true,
              inputType: "radio",
              isDefaultValue: true,
              subscriptionLineItemAddon: false,
            },
          ],
          includes: [],
          variantParent: null,
          promoOnly: false,
          wpOnly: false,
          url: "/products/auto-tune/pro",
          checkoutInfo: "Needs a DAW.",
          specialText: "New",
        },
        freebies: [expect.objectContaining({ title: "AutoKey", text: "Finds the key" })],
      },
    ],
  });
});

it("[CARD-13] reads how often a plan is charged and how long a trial lasts", () => {
  const trial = { type: "trial", sub_interval: 1, sub_interval_unit: "m", trial_interval: 14 };
  expect(readCatalogue(responseOf({ ...wire, ...trial }))?.products[0]?.item).toMatchObject({
    type: "trial",
    interval: { count: 1, unit: "m" },
    trialDays: 14,
  });
});

it("[CARD-13] reads for how many periods of a plan its discount holds", () => {
  const plan = { type: "subscription", sub_interval: 1, sub_interval_unit: "m" };
  const read = (discountPeriodCount: unknown) =>
    readCatalogue(responseOf({ ...wire, ...plan, discountPeriodCount }))?.products[0]?.item;
  expect(read(3)?.discountPeriodCount).toBe(3);
  expect(read(null)?.discountPeriodCount).toBeNull();
  expect(read(-1)?.discountPeriodCount).toBeNull();
});

it.each(currencies)("leaves out a product without a price in %s", (currency) => {
  const { [currency]: _missing, ...prices } = wire.prices;
  expect(readCatalogue(responseOf({ ...wire, prices }, wire))?.products).toHaveLength(1);
});

it("treats an unreadable response as none", () => {
  expect(readCatalogue(undefined)).toBeUndefined();
  expect(readCatalogue({ data: { prices: { currency: "XXX", products: [] } } })).toBeUndefined();
  expect(readCatalogue({ data: { prices: { currency: "EUR" } } })).toBeUndefined();
});
