import { emptyCart } from "@autotune/commerce";
import { cartItemSample, cartUpgradeSample } from "@autotune/commerce/samples";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { addItem, takeCoupon, takeUpgrade } from "../cart/cart-actions.ts";
import { useCart } from "../cart/cart.ts";
import { readSeenCart, saveSeenCart } from "../cart/seen-cart.ts";
import { toPaidCart } from "./parse-stored-checkouts.ts";
import {
  findStoredCheckout,
  deleteCheckout,
  saveCheckout,
  markPaid,
  settleCheckout,
} from "./stored-checkouts.ts";

// The build replaces the macro by the message that it stands for; unbuilt, nothing here reads one.
vi.mock("@lingui/core/macro", () => ({ msg: () => ({}) }));

const item = cartItemSample({ path: "vocodist", name: "Vocodist" });

let stored: Map<string, string>;
const inCart = () => useCart.getState().cart.products["vocodist"]?.quantity ?? 0;

/** A payment for the current cart. */
function begin(checkoutId: string): void {
  saveCheckout({
    checkoutId,
    sessionId: `session of ${checkoutId}`,
    ...toPaidCart(useCart.getState().cart, "US", null),
    openedAt: Date.now(),
    paid: false,
    taken: false,
    hasAffiliateClick: false,
    policies: "",
  });
}

beforeEach(() => {
  stored = stubBrowser().stored;
  addItem(item);
  begin("one");
});

describe("A purchase", () => {
  it("[CART-16] empties the cart: products, upgrades and what belonged to them", () => {
    takeUpgrade(cartUpgradeSample());
    takeCoupon({
      code: "SING10",
      worth: { kind: "discount", fraction: 0.1 },
      products: [],
      combine: true,
    });
    begin("two");
    markPaid("two");
    expect(useCart.getState().cart).toEqual(emptyCart);
    expect(JSON.parse(stored.get("cart") ?? "")).toEqual(emptyCart);
  });

  it("leaves what both carts had, so that what another tab added meanwhile is not taken for it", () => {
    saveSeenCart(7, {
      revision: "a",
      lines: [
        { path: "vocodist", quantity: 1 },
        { path: "choir", quantity: 2 },
      ],
      told: "posted",
    });
    addItem(item);
    markPaid("one");
    expect(inCart()).toBe(1);
    expect(readSeenCart(7)).toMatchObject({
      revision: "a",
      lines: [{ path: "choir", quantity: 2 }],
      told: "",
    });
  });

  it("leaves the cart when the frame reports it as paid, once", () => {
    addItem(item);
    markPaid("one");
    expect(inCart()).toBe(1);
    expect(findStoredCheckout("one")).toMatchObject({ paid: true, taken: true });
    markPaid("one");
    settleCheckout("one", "completed");
    expect(inCart()).toBe(1);
    expect(findStoredCheckout("one")).toBeUndefined();
  });

  it.each(["completed", "pending"] as const)(
    "leaves the cart when its %s order is seen, if it was not reported before",
    (state) => {
      addItem(item);
      settleCheckout("one", state);
      expect(inCart()).toBe(1);
      expect(findStoredCheckout("one")).toBeUndefined();
      settleCheckout("one", state);
      expect(inCart()).toBe(1);
    },
  );

  it("that failed is deleted, and the cart stays", () => {
    settleCheckout("one", "failed");
    expect(inCart()).toBe(1);
    expect(findStoredCheckout("one")).toBeUndefined();
  });

  it("does not touch the payments that are open beside it", () => {
    addItem(item);
    begin("two");
    settleCheckout("one", "completed");
    expect(findStoredCheckout("two")).toMatchObject({ paid: false });
    deleteCheckout("two");
    expect(findStoredCheckout("two")).toBeUndefined();
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
