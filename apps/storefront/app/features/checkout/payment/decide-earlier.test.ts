import { describe, expect, it } from "vitest";
import { fingerprintOf, type StoredCheckout } from "./parse-stored-checkouts.ts";
import { decideEarlier, type EarlierPayments } from "./decide-earlier.ts";

const stored: StoredCheckout = {
  checkoutId: "begun",
  sessionId: "session-0001",
  country: "US",
  currency: "USD",
  lines: [
    {
      path: "auto-tune-pro",
      quantity: 1,
      unitPrice: 45_900,
      isFreebie: false,
      qualifyingProduct: null,
    },
  ],
  coupon: null,
  promotion: null,
  guest: null,
  openedAt: 0,
  paid: false,
  taken: false,
  hasAffiliateClick: false,
  policies: "",
};
const paid: StoredCheckout = { ...stored, checkoutId: "paid", paid: true, taken: true };
const none: EarlierPayments = { ordered: [], open: [], unreachable: false };
const sameCart = { fingerprint: fingerprintOf(stored), empty: false };
const otherCart = { fingerprint: "other", empty: false };
const emptyCart = { fingerprint: "", empty: true };

describe("decideEarlier", () => {
  it("shows an order that the person may not know about, whatever is in the cart", () => {
    const found = { checkoutId: "missed", stays: true, known: false };
    const earlier = {
      ...none,
      ordered: [{ checkoutId: "seen", stays: false, known: true }, found],
    };
    for (const cart of [sameCart, otherCart, emptyCart])
      expect(decideEarlier(earlier, cart)).toEqual({
        kind: "ordered",
        checkoutId: "missed",
        stays: true,
      });
  });

  it("shows a known order only when the cart is empty", () => {
    const earlier = { ...none, ordered: [{ checkoutId: "seen", stays: false, known: true }] };
    expect(decideEarlier(earlier, emptyCart)).toMatchObject({ kind: "ordered" });
    expect(decideEarlier(earlier, otherCart)).toMatchObject({ kind: "goOn" });
  });

  it("waits for the order of a payment only when the cart is empty", () => {
    const earlier = { ...none, open: [paid] };
    expect(decideEarlier(earlier, emptyCart)).toMatchObject({
      kind: "ordered",
      checkoutId: "paid",
    });
    expect(decideEarlier(earlier, sameCart)).toEqual({ kind: "goOn", begun: false });
  });

  it("offers to continue a payment for the same cart", () => {
    const earlier = { ...none, open: [stored] };
    expect(decideEarlier(earlier, sameCart)).toMatchObject({ begun: true });
    expect(decideEarlier(earlier, otherCart)).toMatchObject({ begun: false });
  });
});
