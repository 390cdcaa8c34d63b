import { giveFreebies } from "./give-freebies.ts";
import type { Cart, CartItem, CartProduct, CartUpgrade } from "../cart/cart.ts";
import { cartProducts, isPlan } from "../cart/cart.ts";
import { isSame } from "../cart/is-same.ts";
import { settleCart } from "./settle-cart.ts";

type Find = (path: string) => CartItem | undefined;

export interface RefreshedCart {
  readonly cart: Cart;
  /** A change that a buyer should know of. Words are none: they follow the language. */
  readonly changed: boolean;
}

/** Brings a stored cart up to the catalogue: what is unknown is removed, what has changed is taken over. */
export function refreshCart(cart: Cart, find: Find): RefreshedCart {
  const products = cartProducts(cart)
    .map((product) => refreshProduct(product, find))
    .filter((product) => product !== undefined)
    .map((product) => [product.path, product]);
  const fresh: Cart = {
    ...cart,
    products: Object.fromEntries(products),
    // The catalogue lists no upgrades. One whose product is gone is removed with it.
    upgrades: cart.upgrades.filter(({ to }) => find(to) !== undefined),
  };
  const settled = settleCart(fresh);
  return {
    // What was bought before the catalogue was there gets its gifts now, without a notice.
    cart: giveFreebies(settled, find),
    changed: !isSame(termsOf(cart), termsOf(settled)),
  };
}

function refreshProduct(product: CartProduct, find: Find): CartProduct | undefined {
  const item = find(product.path);
  if (item === undefined) return undefined;
  // What the catalogue no longer says no longer holds.
  const { lowestBefore: _lowestBefore, ...rest } = product;
  const hasNewFreebies = !isSame(item.freebies, product.freebies);
  return {
    ...rest,
    ...item,
    quantity: isPlan(item.type) ? 1 : product.quantity,
    freebiesChosen: product.freebiesChosen && !hasNewFreebies,
  };
}

function termsOf(cart: Cart) {
  return {
    ...cart,
    products: cartProducts(cart).map((product) => withoutWords(product)),
    upgrades: cart.upgrades.map((upgrade) => withoutWords(upgrade)),
  };
}

function withoutWords(line: CartProduct | CartUpgrade) {
  const { name: _name, url: _url, checkoutInfo: _info, discountReason: _reason, ...rest } = line;
  // What it cost before its discount changes nothing about what it costs.
  const { specialText: _special, lowestBefore: _lowestBefore, ...terms } = rest;
  return { ...terms, sourceName: "" };
}
