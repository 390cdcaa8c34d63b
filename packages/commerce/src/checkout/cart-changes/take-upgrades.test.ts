import { describe, expect, it } from "vitest";
import { emptyCart, type CartUpgrade } from "../cart/cart.ts";
import { cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { parseCart } from "../stored-cart/parse-cart.ts";
import { takeUpgrades } from "./take-upgrades.ts";

const named = (purchaseId: string) => ({ code: "A", serial: `S${purchaseId}`, purchaseId });
const toPro = (purchaseId: string) => cartUpgradeSample({ qualifyingProduct: named(purchaseId) });
const toHybrid = (purchaseId: string) =>
  cartUpgradeSample({
    path: "auto-tune-hybrid-upgrade-from-auto-tune-artist",
    name: "AutoTune Hybrid",
    to: "auto-tune-hybrid",
    qualifyingProduct: named(purchaseId),
  });
const holding = (...upgrades: CartUpgrade[]) => ({ ...emptyCart, upgrades });

describe("takeUpgrades", () => {
  it("adds one line for each licence", () => {
    expect(takeUpgrades(emptyCart, [toPro("1"), toPro("2")])).toEqual({
      ok: true,
      cart: holding(toPro("1"), toPro("2")),
    });
  });

  it("replaces what a licence pays for already, and the line names it", () => {
    const taken = takeUpgrades(holding(toHybrid("1")), [toPro("1"), toPro("2")]);
    const cart = holding({ ...toPro("1"), replaces: "AutoTune Hybrid" }, toPro("2"));
    expect(taken).toEqual({ ok: true, cart });
    // Checkout is another document: it reads the cart from storage.
    expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  });

  it("leaves what is in the cart as it is, and says where nothing else was wanted", () => {
    expect(takeUpgrades(holding(toPro("1")), [toPro("1"), toPro("2")])).toEqual({
      ok: true,
      cart: holding(toPro("1"), toPro("2")),
    });
    expect(takeUpgrades(holding(toPro("1")), [toPro("1")])).toEqual({
      ok: false,
      reason: "alreadyInCart",
    });
  });

  it("adds none where one lacks what it is paid with", () => {
    const incomplete = cartUpgradeSample({ qualifyingProduct: { ...named("2"), serial: "" } });
    expect(takeUpgrades(emptyCart, [toPro("1"), incomplete])).toEqual({
      ok: false,
      reason: "missingProperties",
    });
  });
});
