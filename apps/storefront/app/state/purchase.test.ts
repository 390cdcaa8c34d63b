import { currencies, type CartItem, type Currency } from "@autotune/commerce";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addItem, useCart } from "./cart.ts";
import { linesOf } from "./kept-purchases.ts";
import { findKept, forgetCheckout, keepCheckout, markPaid, settleCheckout } from "./purchase.ts";

const prices = Object.fromEntries(currencies.map((code) => [code, 9900])) as Record<
  Currency,
  number
>;
const item: CartItem = {
  path: "vocodist",
  pid: "CE-VOCODIST",
  name: "Vocodist",
  type: "perpetual",
  interval: null,
  prices,
  url: null,
};

const stored = new Map<string, string>();
const inCart = () => useCart.getState().cart.products["vocodist"]?.quantity ?? 0;

/** A payment for what lies in the cart now. */
function begin(checkoutId: string): void {
  keepCheckout({
    checkoutId,
    sessionId: `session of ${checkoutId}`,
    currency: "USD",
    lines: linesOf(useCart.getState().cart, "USD"),
    openedAt: Date.now(),
    paid: false,
    taken: false,
  });
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  addItem(item);
  begin("one");
});

describe("A purchase", () => {
  it("leaves the cart when the frame says that it is paid, once", () => {
    addItem(item);
    markPaid("one");
    expect(inCart()).toBe(1);
    expect(findKept("one")).toMatchObject({ paid: true, taken: true });
    markPaid("one");
    settleCheckout("one", "completed");
    expect(inCart()).toBe(1);
    expect(findKept("one")).toBeUndefined();
  });

  it.each(["completed", "pending"] as const)(
    "leaves the cart when its %s order is seen, if nobody had heard of it before",
    (state) => {
      addItem(item);
      settleCheckout("one", state);
      expect(inCart()).toBe(1);
      expect(findKept("one")).toBeUndefined();
      settleCheckout("one", state);
      expect(inCart()).toBe(1);
    },
  );

  it("that failed is forgotten, and the cart stays", () => {
    settleCheckout("one", "failed");
    expect(inCart()).toBe(1);
    expect(findKept("one")).toBeUndefined();
  });

  it("does not touch the payments that are open beside it", () => {
    addItem(item);
    begin("two");
    settleCheckout("one", "completed");
    expect(findKept("two")).toMatchObject({ paid: false });
    forgetCheckout("two");
    expect(findKept("two")).toBeUndefined();
    expect(inCart()).toBe(1);
  });

  it("leaves the cart also where the list of payments could not be stored", () => {
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (key !== "cart") throw new DOMException("full", "QuotaExceededError");
        stored.set(key, value);
      },
    });
    begin("two");
    markPaid("two");
    expect(inCart()).toBe(0);
  });
});
