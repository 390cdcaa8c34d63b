import type { CartItem } from "../cart/cart.ts";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import type { Freebie } from "../../catalogue/products/freebie.ts";

/** Given without a choice by default. */
export function freebieSample(path: string, overrides: Partial<Freebie> = {}): Freebie {
  return {
    path,
    group: "",
    choice: false,
    inputType: "radio",
    isDefaultValue: false,
    subscriptionLineItemAddon: false,
    ...overrides,
  };
}

export function giftSample(path: string): CartItem {
  return cartItemSample({ path, prices: everywhere(0), promoOnly: true });
}

/** A plan that is free for some days and then renews. */
export function giftPlanSample(path: string, trialDays = 60): CartItem {
  return cartItemSample({
    path,
    type: "subscription",
    interval: { count: 1, unit: "m" },
    trialDays,
    prices: everywhere(2499),
    promoOnly: true,
  });
}
