import type { Redeemed } from "../../calls/redeem-code.ts";
import { takeCoupon } from "../../state/cart-actions.ts";
import { takePromotedProducts } from "../../state/take-promoted-products.ts";
import { wakeCart } from "../../state/wake-cart.ts";

/** Puts what a code gives into the cart. Redeemed again, it fills the same cart with the same. */
export async function fillCart(redeemed: Exclude<Redeemed, { kind: "licence" }>): Promise<void> {
  if (redeemed.kind === "promotion") {
    const taken = await takePromotedProducts(redeemed.promotion);
    if (taken.length === 0) throw new Error("Nothing of the promotion came into the cart");
    return;
  }
  wakeCart();
  takeCoupon(redeemed.coupon);
}
