import type { Currency } from "../money/currency.ts";
import type { Money } from "../money/money.ts";
import { cartProducts, type Cart, type CartProduct } from "./cart.ts";

export function lineTotal(product: CartProduct, currency: Currency): Money {
  return { amount: product.prices[currency] * product.quantity, currency };
}

/** What the lines come to, before tax. */
export function cartSubtotal(cart: Cart, currency: Currency): Money {
  const amount = cartProducts(cart).reduce(
    (sum, product) => sum + lineTotal(product, currency).amount,
    0,
  );
  return { amount, currency };
}
