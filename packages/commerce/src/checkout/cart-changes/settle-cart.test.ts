import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { applyCoupon } from "../coupons/apply-coupon.ts";
import type { Coupon } from "../coupons/coupon.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { addUpgrade } from "./add-upgrade.ts";
import { removeUpgrade } from "./remove-upgrade.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyPromotion } from "./apply-promotion.ts";
import { emptyCart, type Cart, type CartItem, type CartPromotion } from "../cart/cart.ts";
import { removeFromCart } from "./remove-from-cart.ts";

const pro = cartItemSample();
const vocodist = cartItemSample({ path: "vocodist" });
const reduced = cartItemSample({
  path: "choir",
  basePrices: everywhere(9900),
  prices: everywhere(4900),
});
const coupon: Coupon = {
  code: "SING10",
  worth: { kind: "discount", fraction: 0.1 },
  products: [],
  combine: false,
};

const cartOf = (...items: CartItem[]) => items.reduce(addToCart, emptyCart);

function withCoupon(cart: Cart, overrides: Partial<Coupon> = {}): Cart {
  const applied = applyCoupon(cart, { ...coupon, ...overrides });
  if (!applied.ok) throw new Error(applied.reason);
  return applied.cart;
}

describe("a coupon in the cart", () => {
  it("[CART-05] is dropped when no covered product remains", () => {
    const cart = withCoupon(cartOf(pro, vocodist), { products: [pro.path] });
    expect(removeFromCart(cart, vocodist.path).coupon?.code).toBe("SING10");
    expect(removeFromCart(cart, pro.path).coupon).toBeNull();
  });

  it("[CART-05] is dropped when the cart is empty", () => {
    expect(removeFromCart(withCoupon(cartOf(pro)), pro.path)).toEqual(emptyCart);
  });

  it("stays for an upgrade that it covers, and goes with it", () => {
    const added = addUpgrade(emptyCart, cartUpgradeSample());
    const cart = withCoupon(added.ok ? added.cart : emptyCart);
    expect(cart.coupon?.code).toBe("SING10");
    expect(removeUpgrade(cart, "1")).toEqual(emptyCart);
  });

  it("is dropped when something reduced is added that it cannot be combined with", () => {
    expect(addToCart(withCoupon(cartOf(pro)), reduced).coupon).toBeNull();
    const combined = withCoupon(cartOf(pro), { combine: true });
    expect(addToCart(combined, reduced).coupon?.code).toBe("SING10");
  });
});

describe("a promotion in the cart", () => {
  const promotion: CartPromotion = {
    code: "LOYAL26",
    id: "7",
    offerTag: "loyal",
    products: { [pro.path]: everywhere(19_900), [vocodist.path]: everywhere(4900) },
  };
  const cart = applyPromotion(cartOf(reduced), promotion, [pro, vocodist]);

  it("[CART-06] loses its code, id and tag when all its products are removed, not before", () => {
    const left = removeFromCart(cart, pro.path);
    expect(left.promotion).toEqual(promotion);
    expect(removeFromCart(left, vocodist.path).promotion).toBeNull();
    expect(Object.keys(removeFromCart(left, vocodist.path).products)).toEqual([reduced.path]);
  });

  it("lets in what is sold only with it, and nothing of another one", () => {
    const pack = cartItemSample({ path: "loyal-pack", promoOnly: true });
    const holding = { ...promotion, products: { [pack.path]: everywhere(9900) } };
    const taken = applyPromotion(cartOf(pro), holding, [pack, vocodist]);
    expect(Object.keys(taken.products)).toEqual([pro.path, pack.path]);
    const replaced = applyPromotion(taken, promotion, [vocodist]);
    expect(Object.keys(replaced.products)).toEqual([pro.path, vocodist.path]);
  });

  it("can be taken twice without more of its products", () => {
    expect(applyPromotion(cart, promotion, [pro, vocodist])).toEqual(cart);
  });

  it("takes one plan", () => {
    const plans = ["auto-tune-unlimited-monthly", "auto-tune-producer-monthly"].map((path) =>
      cartItemSample({ path, type: "subscription" }),
    );
    const holding = {
      ...promotion,
      products: Object.fromEntries(plans.map(({ path }) => [path, everywhere(999)])),
    };
    const taken = applyPromotion(emptyCart, holding, plans);
    expect(Object.keys(taken.products)).toEqual(["auto-tune-unlimited-monthly"]);
  });
});
