import { describe, expect, it } from "vitest";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { cartItemSample, ownedRecordSample } from "../../catalogue/products/product.sample.ts";
import { unlimitedMonthly } from "../../subscriptions/plans/unlimited-monthly.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { alternativesToUpgrade } from "./alternatives-to-upgrade.ts";
import { decideUpgrade } from "./decide-upgrade.ts";
import type { OwnedRecord } from "./owned-record.ts";
import { toCartUpgrade } from "./upgrade-offer.ts";

const target = cartItemSample({ path: "auto-tune-pro" });
const artist = ownedRecordSample({ path: "auto-tune-artist", purchaseId: "1" });
const legacy = ownedRecordSample({ path: "pro-x", purchaseId: "2" });
const itself = ownedRecordSample({ path: target.path, purchaseId: "3" });
const fromArtist = offer(artist, target.path, 12_900);
const fromLegacy = offer(legacy, target.path, 19_900);

function offer(record: OwnedRecord, to: string, amount: number) {
  const path = `${to}-upgrade-from-${record.path}`;
  const prices = everywhere(amount);
  return toCartUpgrade(
    { path, pid: "AT-PRO", from: record.path, to, name: to, prices, basePrices: prices },
    record,
  );
}

const holding = (...upgrades: Cart["upgrades"]): Cart => ({ ...emptyCart, upgrades });

function decide(changes: Partial<Parameters<typeof decideUpgrade>[0]>) {
  return decideUpgrade({
    target,
    offers: [fromArtist, fromLegacy],
    owned: [artist, legacy],
    cart: emptyCart,
    currency: "USD",
    ...changes,
  });
}

describe("decideUpgrade", () => {
  it("[UPG-01] checks in this order: in the cart, qualifying, owned, unqualified", () => {
    const all = { owned: [artist, itself], cart: holding(fromArtist) };
    expect(decide(all).kind).toBe("alreadyInCart");
    expect(decide({ ...all, cart: emptyCart }).kind).toBe("add");
    expect(decide({ ...all, cart: emptyCart, offers: [] }).kind).toBe("owned");
    expect(decide({ cart: emptyCart, offers: [], owned: [artist] }).kind).toBe("unqualified");
  });

  it("[UPG-02] adds the upgrade of a qualifying product that is not upgraded yet, the cheapest one", () => {
    expect(decide({})).toEqual({ kind: "add", upgrade: fromArtist });
    const upgraded = { ...artist, upgradedTo: "9" };
    expect(decide({ owned: [upgraded, legacy] })).toEqual({ kind: "add", upgrade: fromLegacy });
    expect(decide({ owned: [upgraded] }).kind).toBe("unqualified");
  });

  it("compares in the shown currency", () => {
    const dearInYen = { ...fromArtist, prices: { ...fromArtist.prices, JPY: 90_000 } };
    const offers = [dearInYen, fromLegacy];
    expect(decide({ offers, currency: "JPY" })).toEqual({ kind: "add", upgrade: fromLegacy });
    expect(decide({ offers })).toEqual({ kind: "add", upgrade: dearInYen });
  });

  it("qualifies nobody by an offer to a licence that they do not have", () => {
    expect(decide({ owned: [] }).kind).toBe("unqualified");
    const other = ownedRecordSample({ path: "auto-tune-artist", purchaseId: "8" });
    expect(decide({ owned: [other] }).kind).toBe("unqualified");
  });

  it("[UPG-03] is already in the cart, whichever licence it is paid with", () => {
    expect(decide({ cart: holding(fromLegacy) })).toEqual({ kind: "alreadyInCart" });
  });

  it("does not take a licence that another upgrade in the cart is paid with", () => {
    const elsewhere = offer(artist, "auto-tune-hybrid", 9900);
    expect(decide({ cart: holding(elsewhere) })).toEqual({ kind: "add", upgrade: fromLegacy });
    expect(decide({ cart: holding(elsewhere), owned: [artist] }).kind).toBe("alreadyInCart");
  });

  it("[UPG-04] is owned by those who have the product, unless that was upgraded to something else", () => {
    expect(decide({ owned: [itself] })).toEqual({ kind: "owned" });
    expect(decide({ owned: [{ ...itself, upgradedTo: "9" }] })).toEqual({ kind: "unqualified" });
  });

  it("[UPG-09] is misconfigured without a target", () => {
    expect(decide({ target: undefined })).toEqual({ kind: "misconfigured" });
  });
});

describe("alternativesToUpgrade", () => {
  const holdingPlan = cartItemSample({
    path: unlimitedMonthly,
    type: "subscription",
    includes: [target.path],
  });
  const otherPlan = { ...holdingPlan, includes: ["vocodist"] };
  const from =
    (...items: (typeof target)[]) =>
    (path: string) =>
      items.find((item) => item.path === path);

  it("[UPG-05] are the perpetual licence and, only if it includes the product, unlimited monthly", () => {
    expect(alternativesToUpgrade(target.path, from(target, holdingPlan))).toEqual({
      perpetual: target,
      plan: holdingPlan,
    });
    expect(alternativesToUpgrade(target.path, from(target, otherPlan))).toEqual({
      perpetual: target,
      plan: undefined,
    });
  });

  it("are none that is not sold", () => {
    const gone = { ...target, wpOnly: true };
    expect(alternativesToUpgrade(target.path, from(gone))).toEqual({
      perpetual: undefined,
      plan: undefined,
    });
    expect(addToCart(emptyCart, gone)).toEqual(emptyCart);
  });
});
