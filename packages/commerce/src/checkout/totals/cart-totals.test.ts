import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import type { Coupon } from "../coupons/coupon.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { applyPromotion } from "../cart-changes/apply-promotion.ts";
import { cartTotals, upgradeKey } from "./cart-totals.ts";
import { emptyCart } from "../cart/cart.ts";
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
      });
    expect(totals.discount).toEqual(usd(1002));
  });
});
