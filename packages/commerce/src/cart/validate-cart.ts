import { giveFreebies } from "../freebies/give-freebies.ts";
import type { Cart, CartItem, CartProduct, CartUpgrade } from "./cart.ts";
import { cartProducts, isPlan } from "./cart.ts";
import { isSame } from "./is-same.ts";
import { settleCart } from "./settle-cart.ts";

type Find = (path: string) => CartItem | undefined;

export interface ValidatedCart {
  readonly cart: Cart;
  /** Something that a buyer should know of became different. Words are not: they follow the language. */
  readonly changed: boolean;
}

/** Brings a kept cart up to the catalogue: what is unknown goes, what has changed is taken over. */
export function validateCart(cart: Cart, find: Find): ValidatedCart {
  const products = cartProducts(cart)
    .map((product) => refreshProduct(product, find))
    .filter((product) => product !== undefined)
    .map((product) => [product.path, product]);
  const fresh: Cart = {
    ...cart,
    products: Object.fromEntries(products),
    // The catalogue tells no upgrades. One whose product is gone goes with it.
    upgrades: cart.upgrades.filter(({ to }) => find(to) !== undefined),
  };
  const settled = settleCart(fresh);
  return {
    // What was bought before the catalogue was there gets its gifts now, which is no news.
    cart: giveFreebies(settled, find),
    changed: !isSame(termsOf(cart), termsOf(settled)),
  };
}

function refreshProduct(product: CartProduct, find: Find): CartProduct | undefined {
  const item = find(product.path);
  if (item === undefined) return undefined;
  // What the catalogue does not say any more is not so any more.
  const { lowestBefore: _lowestBefore, ...kept } = product;
  const asksAgain = !isSame(item.freebies, product.freebies);
  return {
    ...kept,
    ...item,
    quantity: isPlan(item.type) ? 1 : product.quantity,
    freebiesChosen: product.freebiesChosen && !asksAgain,
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
  const { lowestBefore: _lowestBefore, ...terms } = rest;
  return { ...terms, sourceName: "" };
}
