import { describe, expect, it } from "vitest";
import { emptyCart, type CartUpgrade } from "../cart/cart.ts";
import { cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { addUpgrade } from "./add-upgrade.ts";
import { removeUpgrade } from "./remove-upgrade.ts";
import { swapUpgrade } from "./swap-upgrade.ts";

const named = (purchaseId: string) => ({ code: "A", serial: "S", purchaseId });
const first = cartUpgradeSample({ qualifyingProduct: named("1") });
const second = cartUpgradeSample({ qualifyingProduct: named("2") });
const instead = cartUpgradeSample({
  path: "auto-tune-hybrid-upgrade-from-auto-tune-artist",
  to: "auto-tune-hybrid",
  qualifyingProduct: named("1"),
});
const holding = (...upgrades: CartUpgrade[]) => ({ ...emptyCart, upgrades });
const incomplete = ["code", "purchaseId", "serial"].map((field) =>
  cartUpgradeSample({ qualifyingProduct: { ...named("5"), [field]: "" } }),
);

describe("addUpgrade", () => {
  it("puts upgrades into the cart, two licences to the same product too", () => {
    expect(addUpgrade(holding(first), second)).toEqual({ ok: true, cart: holding(first, second) });
  });

  it("rejects a second upgrade of one licence", () => {
    for (const upgrade of [first, instead])
      expect(addUpgrade(holding(first), upgrade)).toEqual({ ok: false, reason: "alreadyInCart" });
  });

  it("[UPG-08] needs code, purchase id and serial of the owned product", () => {
    for (const upgrade of incomplete)
      expect(addUpgrade(emptyCart, upgrade)).toEqual({ ok: false, reason: "missingProperties" });
  });
});

describe("swapUpgrade", () => {
  it("[UPG-06] replaces the upgrade of the same owned product, in its place", () => {
    expect(swapUpgrade(holding(first, second), "1", instead)).toEqual({
      ok: true,
      cart: holding(instead, second),
    });
  });

  it("[UPG-06] fails if the other owned record already has an upgrade in the cart", () => {
    expect(swapUpgrade(holding(first, second), "2", instead)).toEqual({
      ok: false,
      reason: "alreadyUpgraded",
    });
    expect(swapUpgrade(holding(second), "2", instead)).toEqual({
      ok: true,
      cart: holding(instead),
    });
  });

  it("fails if there is nothing to replace, or a property is missing", () => {
    expect(swapUpgrade(holding(second), "1", instead)).toEqual({ ok: false, reason: "notInCart" });
    for (const upgrade of incomplete)
      expect(swapUpgrade(holding(first), "1", upgrade)).toEqual({
        ok: false,
        reason: "missingProperties",
      });
  });
});

describe("removeUpgrade", () => {
  it("removes the upgrade of one licence", () => {
    expect(removeUpgrade(holding(first, second), "1")).toEqual(holding(second));
    const cart = holding(first);
    expect(removeUpgrade(cart, "2")).toBe(cart);
  });
});
