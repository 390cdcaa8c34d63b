import { isPlan, type Cart, type CartItem, type CartProduct } from "../cart/cart.ts";

/** The cart with so many of a product bought, a plan in the place of the plan that was there. */
export function withLine(cart: Cart, item: CartItem, quantity: number): Cart {
  const freebiesChosen = boughtLine(cart, item.path)?.freebiesChosen ?? false;
  const retained = isPlan(item.type) ? withoutPlans(cart.products) : cart.products;
  const line: CartProduct = { ...item, quantity, isFreebie: false, freebiesChosen };
  return { ...cart, products: { ...retained, [item.path]: line } };
}

/** What is given counts as not bought yet. */
export function boughtLine(cart: Cart, path: string): CartProduct | undefined {
  const line = cart.products[path];
  return line?.isFreebie === true ? undefined : line;
}

function withoutPlans(products: Cart["products"]): Cart["products"] {
  return Object.fromEntries(
    Object.entries(products).filter(([, { type, isFreebie }]) => isFreebie || !isPlan(type)),
  );
}
