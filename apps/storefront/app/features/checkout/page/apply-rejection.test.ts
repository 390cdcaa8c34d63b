import { addToCart, addUpgrade, applyPromotion, emptyCart, type Cart } from "@autotune/commerce";
import { cartItemSample, cartUpgradeSample, everywhere } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { droppedPaths, nameInCart, applyRejection, unsolvedLines } from "./apply-rejection.ts";

const prices = everywhere(9900);
const cart = ["vocodist", "gone", "plan"]
  .map((path) => cartItemSample({ path, prices, name: `The ${path}` }))
  .reduce(addToCart, emptyCart);

const upgrade = cartUpgradeSample();
const added = addUpgrade(cart, upgrade);
const withUpgrade = added.ok ? added.cart : cart;

it("applies new prices, drops what is gone, and leaves the rest to the person", () => {
  const changed = applyRejection(cart, "EUR", {
    reason: "refusedLines",
    lines: [
      { path: "vocodist", reason: "priceChanged", unitPrice: 12_900 },
      { path: "gone", reason: "unknownProduct", unitPrice: null },
      { path: "plan", reason: "notForSale", unitPrice: null },
    ],
  });
  expect(Object.keys(changed.products)).toEqual(["vocodist", "plan"]);
  expect(changed.products["vocodist"]?.prices).toEqual({ ...prices, EUR: 12_900 });
});

it("separates what the person has to fix from what is applied to the cart", () => {
  const solved = ["priceChanged", "unknownProduct", "freebieWithoutParent"] as const;
  const unsolved = ["trialUsed", "alreadySubscribed", "unqualifiedUpgrade", "notForSale"] as const;
  const lines = [...solved, ...unsolved].map((reason) => ({
    path: reason,
    reason,
    unitPrice: null,
  }));
  expect(unsolvedLines(lines).map(({ reason }) => reason)).toEqual(unsolved);
});

it("drops an upgrade that is gone, and keeps one that the person may still remove", () => {
  const reject = (reason: "unknownProduct" | "unqualifiedUpgrade"): Cart =>
    applyRejection(withUpgrade, "EUR", {
      reason: "refusedLines",
      lines: [{ path: upgrade.path, reason, unitPrice: null }],
    });
  expect(reject("unknownProduct").upgrades).toEqual([]);
  expect(reject("unqualifiedUpgrade").upgrades).toEqual([upgrade]);
  expect(nameInCart(withUpgrade, upgrade.path)).toBe(upgrade.name);
});

it("drops a rejected code, and nothing else", () => {
  const coupon = {
    code: "SUMMER25",
    worth: { kind: "discount", fraction: 0.25 },
    products: [],
    combine: true,
  } as const;
  const rejection = { reason: "refusedCoupon", lines: [] } as const;
  expect(applyRejection({ ...cart, coupon }, "EUR", rejection)).toEqual(cart);
});

it("drops the products of a promotion that this person does not qualify for", () => {
  const item = cartItemSample({ path: "loyal", name: "Loyal" });
  const promotion = { code: "LOYAL26", id: "1", products: { loyal: prices }, offerTag: "loyal" };
  const promoted = applyPromotion(cart, promotion, [item]);
  const rejection = { reason: "promotionNotQualified", lines: [] } as const;
  expect(droppedPaths(promoted, rejection)).toEqual(["loyal"]);
  expect(applyRejection(promoted, "EUR", rejection)).toEqual(cart);
});
