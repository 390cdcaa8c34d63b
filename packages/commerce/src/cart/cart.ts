import type { Interval, ProductType } from "../catalogue/product-type.ts";
import type { Prices } from "../pricing/prices.ts";

/** What a cart keeps of a product: enough to show it without asking, never enough to decide its price. */
export interface CartItem {
  readonly path: string;
  /** Its picture is named by it. Empty in a cart that an older release kept. */
  readonly pid: string;
  readonly name: string;
  readonly type: ProductType;
  readonly interval: Interval | null;
  readonly prices: Prices;
  /** Where it can be read about. */
  readonly url: string | null;
}

export interface CartProduct extends CartItem {
  readonly quantity: number;
}

/** Products by their path, in the order in which they were first added. */
export interface Cart {
  readonly products: Readonly<Record<string, CartProduct>>;
}

export const emptyCart: Cart = { products: {} };

/** More than a studio buys at once; beyond it a number is a slip of the finger. */
export const largestQuantity = 99;

export function cartProducts(cart: Cart): CartProduct[] {
  return Object.values(cart.products);
}

export function countItems(cart: Cart): number {
  return cartProducts(cart).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Plans are held once, whatever is pressed how often. */
export function isPlan(type: ProductType): boolean {
  return type === "subscription" || type === "trial";
}
