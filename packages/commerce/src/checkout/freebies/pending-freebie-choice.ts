import { cartProducts, isPlan, type Cart, type CartProduct } from "../cart/cart.ts";
import { planInCart } from "../cart/plan-in-cart.ts";

/**
 * The first product whose freebies somebody has yet to choose from. A plan is no longer offered once one is given,
 * nor beside a plan that is bought, unless it is an add-on.
 */
export function pendingFreebieChoice(cart: Cart): CartProduct | undefined {
  const products = cartProducts(cart);
  const hasGivenPlan = products.some(({ type, isFreebie }) => isFreebie && isPlan(type));
  const hasPlan = planInCart(cart) !== undefined;
  return products.find(
    ({ isFreebie, freebiesChosen, freebies }) =>
      !isFreebie &&
      !freebiesChosen &&
      freebies.some(({ choice, inputType, subscriptionLineItemAddon: addon }) => {
        if (!choice) return false;
        return inputType === "radio" || (!hasGivenPlan && (!hasPlan || addon));
      }),
  );
}
