import { cartProducts, isPlan, type Cart, type CartItem } from "../cart/cart.ts";
import { changeQuantity, mostCopies } from "../cart-changes/change-quantity.ts";
import { findProduct } from "../cart/find-product.ts";
import type { StoredLine } from "./merge-carts.ts";
import { settleCart } from "../cart-changes/settle-cart.ts";
import { boughtLine, withLine } from "../cart-changes/with-line.ts";

type Find = (path: string) => CartItem | undefined;

/**
 * Adds what was stored of a cart and is not in this one: as the catalogue sells it today, and only what it
 * sells. What is here stays as it is, the plan too. Gifts come by themselves with what they are given for.
 */
export function addStoredLines(cart: Cart, lines: readonly StoredLine[], find: Find): Cart {
  const items = lines.flatMap(({ path, quantity }) => {
    const found = findProduct(path, find);
    return found.ok ? [{ item: found.item, quantity }] : [];
  });
  const gifts = new Set(items.flatMap(({ item }) => item.freebies.map(({ path }) => path)));
  return items
    .filter(({ item }) => !gifts.has(item.path))
    .reduce((filled, { item, quantity }) => addLine(filled, item, quantity), cart);
}

function addLine(cart: Cart, item: CartItem, quantity: number): Cart {
  if (boughtLine(cart, item.path) !== undefined) return cart;
  const hasPlan = cartProducts(cart).some(({ type, isFreebie }) => !isFreebie && isPlan(type));
  if (isPlan(item.type) && hasPlan) return cart;
  const added = settleCart(withLine(cart, item, 1));
  const line = added.products[item.path];
  return line === undefined
    ? added
    : changeQuantity(added, item.path, Math.min(quantity, mostCopies(added, line)));
}

/** Removes what was removed from the stored cart, and adopts its quantities for the rest. */
export function retainLines(cart: Cart, lines: readonly StoredLine[]): Cart {
  const quantities = new Map(lines.map(({ path, quantity }) => [path, quantity]));
  const left = settleCart({
    ...cart,
    products: Object.fromEntries(
      Object.entries(cart.products).filter(([path]) => quantities.has(path)),
    ),
    upgrades: cart.upgrades.filter(({ path }) => quantities.has(path)),
  });
  return [...quantities].reduce(
    (adjusted, [path, quantity]) => changeQuantity(adjusted, path, quantity),
    left,
  );
}
