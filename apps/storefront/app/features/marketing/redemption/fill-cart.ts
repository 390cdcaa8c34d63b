import type { Redeemed } from "../api/redeem-code.ts";
import { takeCoupon } from "../../checkout/cart/cart-actions.ts";
import { takePromotedProducts } from "../../checkout/promotions/take-promoted-products.ts";
import { hydrateCart } from "../../checkout/cart/hydrate-cart.ts";

/** Adds what a code gives to the cart. Idempotent: redeemed again, it results in the same cart. */
export async function fillCart(redeemed: Exclude<Redeemed, { kind: "licence" }>): Promise<void> {
  if (redeemed.kind === "promotion") {
    const taken = await takePromotedProducts(redeemed.promotion);
    if (taken.length === 0) throw new Error("No product of the promotion was added to the cart");
    return;
  }
  hydrateCart();
  takeCoupon(redeemed.coupon);
}
