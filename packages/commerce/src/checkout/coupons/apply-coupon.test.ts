import { describe, expect, it } from "vitest";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { applyPromotion } from "../cart-changes/apply-promotion.ts";
import { cartTotals } from "../totals/cart-totals.ts";
import { changeQuantity } from "../cart-changes/change-quantity.ts";
import { emptyCart, type Cart, type CartItem } from "../cart/cart.ts";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { chooseFreebies } from "../cart-changes/choose-freebies.ts";
import { freebieSample } from "../freebies/freebie.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { applyCoupon, dropCoupon } from "./apply-coupon.ts";
import type { Coupon } from "./coupon.ts";

const pro = cartItemSample({ prices: everywhere(10_000) });
const vocodist = cartItemSample({ path: "vocodist", prices: everywhere(5000) });
const reduced = cartItemSample({
  path: "choir",
  basePrices: everywhere(9900),
  prices: everywhere(4900),
});
const plan = cartItemSample({ path: "auto-tune-unlimited-monthly", type: "subscription" });
const trial = cartItemSample({
  path: "auto-tune-unlimited-monthly-14d-free",
  type: "trial",
  trialDays: 14,
});

const tenth: Coupon = {
  code: "SING10",
  worth: { kind: "discount", fraction: 0.1 },
  products: [],
  combine: true,
};

const cartOf = (...items: CartItem[]) => items.reduce(addToCart, emptyCart);
const rejection = (cart: Cart, coupon: Coupon) => {
  const applied = applyCoupon(cart, coupon);
  return applied.ok ? undefined : applied.reason;
};

describe("applyCoupon", () => {
  it("[COUP-02] one that cannot be combined is rejected with onSale beside discounted products", () => {
    const alone = { ...tenth, combine: false };
    expect(rejection(cartOf(pro, reduced), alone)).toBe("onSale");
    expect(rejection(cartOf(pro, reduced), tenth)).toBeUndefined();
    expect(rejection(cartOf(pro), alone)).toBeUndefined();
  });

  it("[COUP-02] a price in a promotion counts as discounted; what many copies save does not", () => {
    const alone = { ...tenth, combine: false };
    const promotion = { code: "L", id: "7", offerTag: "", products: { [pro.path]: everywhere(5) } };
    expect(rejection(applyPromotion(emptyCart, promotion, [pro]), alone)).toBe("onSale");
    const stepped = {
      ...pro,
      quantityDiscounts: [{ from: 2, discount: { kind: "percent" as const, percent: 10 } }],
    };
    expect(rejection(changeQuantity(cartOf(stepped), pro.path, 5), alone)).toBeUndefined();
  });

  it("[COUP-02] a freebie is not on sale", () => {
    const giving = { ...pro, freebies: [freebieSample(reduced.path, { choice: true })] };
    const cart = chooseFreebies(cartOf(giving), pro.path, [reduced]);
    expect(cart.products[reduced.path]?.isFreebie).toBe(true);
    expect(rejection(cart, { ...tenth, combine: false })).toBeUndefined();
  });

  it("[COUP-03] one for certain products needs one of them, and takes off these lines only", () => {
    const named = { ...tenth, products: [vocodist.path] };
    expect(rejection(cartOf(pro), named)).toBe("couponCoversNothing");
    const applied = applyCoupon(cartOf(pro, vocodist), named);
    const { lines, discount } = cartTotals(applied.ok ? applied.cart : emptyCart, "EUR");
    expect(lines.get(pro.path)?.unitPrice.amount).toBe(10_000);
    expect(lines.get(vocodist.path)?.unitPrice.amount).toBe(4500);
    expect(discount.amount).toBe(500);
  });

  it("[COUP-03] one without products covers licences, not plans; a named plan is covered", () => {
    expect(rejection(cartOf(plan), tenth)).toBe("couponCoversNothing");
    expect(rejection(cartOf(plan), { ...tenth, products: [plan.path] })).toBeUndefined();
  });

  it("covers nothing where nothing is due today", () => {
    expect(rejection(cartOf(trial), { ...tenth, products: [trial.path] })).toBe(
      "couponCoversNothing",
    );
    expect(rejection(emptyCart, tenth)).toBe("couponCoversNothing");
  });

  it("replaces the one that was there, and can be dropped", () => {
    const cart = { ...cartOf(pro), coupon: { ...tenth, code: "OTHER" } };
    expect(applyCoupon(cart, tenth)).toEqual({ ok: true, cart: { ...cart, coupon: tenth } });
    expect(dropCoupon(cart)).toEqual(cartOf(pro));
  });
});
