import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import type { Coupon } from "../coupons/coupon.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { applyPromotion } from "../cart-changes/apply-promotion.ts";
import { cartTotals, upgradeKey } from "./cart-totals.ts";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { changeQuantity } from "../cart-changes/change-quantity.ts";

const usd = (amount: number) => ({ amount, currency: "USD" as const });
const pro = cartItemSample({ prices: everywhere(10_000) });
const trial = cartItemSample({
  path: "auto-tune-unlimited-monthly-14d-free",
  type: "trial",
  trialDays: 14,
  prices: everywhere(2499),
});

function couponOff(amount: number): Coupon {
  return {
    code: "STUDIO20",
    worth: { kind: "cashOff", amounts: everywhere(amount) },
    products: [],
    combine: true,
  };
}

describe("cartTotals", () => {
  it("[CART-12] a coupon that is worth more than the cart leaves nothing to pay, and not less", () => {
    const cart = { ...addToCart(emptyCart, pro), coupon: couponOff(20_000) };
    const totals = cartTotals(cart, "USD");
    expect(totals.subtotal).toEqual(usd(0));
    expect(totals.discount).toEqual(usd(10_000));
  });

  it("shows list price, price and sum of every line", () => {
    const cart = changeQuantity(addToCart(emptyCart, pro), pro.path, 3);
    const totals = cartTotals({ ...cart, coupon: couponOff(3000) }, "USD");
    expect(totals.lines.get(pro.path)).toEqual({
      listPrice: usd(10_000),
      unitPrice: usd(9000),
      total: usd(27_000),
      discounted: null,
    });
    expect(totals.totalItems).toBe(3);
    expect(totals.trialPricing).toBeNull();
  });

  it("counts a trial with nothing today, and shows what is charged after it", () => {
    const totals = cartTotals([pro, trial].reduce(addToCart, emptyCart), "USD");
    expect(totals.lines.get(trial.path)?.total).toEqual(usd(0));
    expect(totals.subtotal).toEqual(usd(10_000));
    expect(totals.trialPricing).toEqual(usd(2499));
  });

  describe("of a plan that is half price for its first three months", () => {
    const plan = cartItemSample({
      path: "auto-tune-unlimited-monthly",
      type: "subscription",
      interval: { count: 1, unit: "m" },
      prices: everywhere(1250),
      basePrices: everywhere(2500),
      discountPeriodCount: 3,
    });
    const withPlan = addToCart(emptyCart, plan);
    const chargedIn = (cart: Cart) => {
      const line = cartTotals(cart, "USD").lines.get(plan.path);
      return [line?.unitPrice, line?.discounted?.periods, line?.discounted?.priceAfter];
    };

    it("charges the reduced price today, and says for how long and what comes after", () => {
      expect(chargedIn(withPlan)).toEqual([usd(1250), 3, usd(2500)]);
      expect(cartTotals(withPlan, "USD").subtotal).toEqual(usd(1250));
    });

    it("takes a coupon that names the plan off every charge, by its share of each", () => {
      const worth = { kind: "discount", fraction: 0.2 } as const;
      const coupon = { code: "PLAN20", worth, products: [plan.path], combine: true };
      expect(chargedIn({ ...withPlan, coupon })).toEqual([usd(1000), 3, usd(2000)]);
    });

    it("has no price after that of a promotion, which holds for every charge", () => {
      const products = { [plan.path]: everywhere(900) };
      const promotion = { code: "LOYAL26", id: "7", offerTag: "", products };
      expect(chargedIn(applyPromotion(emptyCart, promotion, [plan]))).toEqual([
        usd(900),
        undefined,
        undefined,
      ]);
    });
  });

  it("takes a promotion's price instead of the catalogue's", () => {
    const promotion = {
      code: "LOYAL26",
      id: "7",
      offerTag: "",
      products: { [pro.path]: everywhere(500) },
    };
    const cart = applyPromotion(emptyCart, promotion, [pro]);
    expect(cartTotals(cart, "USD").subtotal).toEqual(usd(500));
  });

  it("distinguishes two upgrades of one path, and spreads a coupon over both alike", () => {
    const upgrades = ["1", "2"].map((purchaseId) =>
      cartUpgradeSample({ qualifyingProduct: { code: "A", serial: "S", purchaseId } }),
    );
    const totals = cartTotals({ ...emptyCart, upgrades, coupon: couponOff(1001) }, "USD");
    for (const upgrade of upgrades)
      expect(totals.lines.get(upgradeKey(upgrade))).toEqual({
        listPrice: usd(12_900),
        unitPrice: usd(12_399),
        total: usd(12_399),
        discounted: null,
      });
    expect(totals.discount).toEqual(usd(1002));
  });
});
