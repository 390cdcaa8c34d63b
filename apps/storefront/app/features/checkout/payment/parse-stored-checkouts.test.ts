import { addToCart, addUpgrade, applyCoupon, emptyCart, type Cart } from "@autotune/commerce";
import { cartItemSample, cartUpgradeSample, everywhere } from "@autotune/commerce/samples";
import { describe, expect, it } from "vitest";
import {
  fingerprintOf,
  parseStoredCheckouts,
  toPaidCart,
  type StoredCheckout,
} from "./parse-stored-checkouts.ts";

const first = cartItemSample({ path: "vocodist", prices: everywhere(9900) });
const second = cartItemSample({ path: "vocal-eq", prices: everywhere(9900) });
const cartOf = (...items: (typeof first)[]) => items.reduce(addToCart, emptyCart);
const markOf = (cart: Cart, country = "DE", guest: string | null = null) =>
  fingerprintOf(toPaidCart(cart, country, guest));

function withUpgrade(cart: Cart, purchaseId: string): Cart {
  const qualifyingProduct = { code: "AUTH", purchaseId, serial: "S" };
  const added = addUpgrade(cart, cartUpgradeSample({ qualifyingProduct }));
  return added.ok ? added.cart : cart;
}

function withCoupon(cart: Cart, code: string): Cart {
  const coupon = {
    code,
    worth: { kind: "discount", fraction: 0.1 },
    products: [],
    combine: true,
  } as const;
  const applied = applyCoupon(cart, coupon);
  return applied.ok ? applied.cart : cart;
}

describe("fingerprintOf", () => {
  const mark = markOf(cartOf(first, second));

  it("is the same for carts that are charged alike", () => {
    expect(markOf(cartOf(second, first))).toBe(mark);
    expect(markOf(cartOf({ ...first, name: "Vocodiste" }, second))).toBe(mark);
  });

  it("changes with what is bought, how many, at which price, with which code, where, and for whom", () => {
    const dearer = { ...first, prices: { ...first.prices, EUR: 9901 } };
    const others = [
      markOf(cartOf(first, second, first)),
      markOf(cartOf(first)),
      markOf(cartOf(dearer, second)),
      markOf(cartOf(first, second), "US"),
      markOf(cartOf(first, second), "FR"),
      markOf(emptyCart),
      markOf(withUpgrade(cartOf(first, second), "1")),
      markOf(withUpgrade(cartOf(first, second), "2")),
      markOf(withCoupon(cartOf(first, second), "SING10")),
      markOf(withCoupon(cartOf(first, second), "SING11")),
      markOf(cartOf(first, second), "DE", "ana@studio.test"),
      markOf(cartOf(first, second), "DE", "nina@studio.test"),
    ];
    expect(new Set([mark, ...others]).size).toBe(others.length + 1);
  });
});

describe("parseStoredCheckouts", () => {
  const hour = 60 * 60 * 1000;
  const now = Date.UTC(2026, 10, 15);
  const checkout: StoredCheckout = {
    checkoutId: "one",
    sessionId: "session-0001",
    country: "DE",
    currency: "EUR",
    lines: [
      {
        path: "vocodist",
        quantity: 1,
        unitPrice: 9900,
        isFreebie: false,
        qualifyingProduct: { code: "AUTH", purchaseId: "7", serial: "S-7" },
      },
    ],
    coupon: "SING10",
    promotion: null,
    guest: "ana@studio.test",
    openedAt: now - hour,
    paid: false,
    taken: false,
    hasAffiliateClick: false,
    policies: "",
  };

  it("reads what was stored", () => {
    expect(parseStoredCheckouts(JSON.parse(JSON.stringify([checkout])), now)).toEqual([checkout]);
  });

  it("reads what an older release stored", () => {
    const line = { path: "vocodist", quantity: 1, unitPrice: 9900 };
    const { coupon: _coupon, promotion: _promotion, guest: _guest, ...older } = checkout;
    expect(parseStoredCheckouts([{ ...older, lines: [line] }], now)).toEqual([
      {
        ...older,
        lines: [{ ...line, isFreebie: false, qualifyingProduct: null }],
        coupon: null,
        promotion: null,
        guest: null,
      },
    ]);
  });

  it("drops what is older than 23 hours", () => {
    const list = [22, 23, 24].map((hours) => ({ ...checkout, openedAt: now - hours * hour }));
    expect(parseStoredCheckouts(list, now)).toEqual([list[0]]);
  });

  it("leaves out what cannot be read, and keeps the rest", () => {
    const broken = [
      null,
      1,
      {},
      { ...checkout, lines: [{}] },
      { ...checkout, lines: [{ ...checkout.lines[0], qualifyingProduct: {} }] },
      { ...checkout, currency: "XXX" },
    ];
    expect(parseStoredCheckouts([...broken, checkout], now)).toEqual([checkout]);
    for (const value of [undefined, null, {}, "[]"])
      expect(parseStoredCheckouts(value, now)).toEqual([]);
  });
});
