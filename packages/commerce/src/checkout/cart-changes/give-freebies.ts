import { cartProducts, type Cart, type CartItem, type CartProduct } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";
import { canBeGiven } from "../freebies/can-be-given.ts";

/** Puts in what is given without a choice. What somebody took out again stays out. */
export function giveFreebies(cart: Cart, find: (path: string) => CartItem | undefined): Cart {
  const given = cartProducts(cart)
    .filter(({ isFreebie, freebiesChosen }) => !isFreebie && !freebiesChosen)
    .flatMap(({ freebies }) => freebies.filter(({ choice }) => !choice))
    .map(({ path }) => find(path))
    .filter((item) => item !== undefined);
  return given.length === 0 ? cart : settleCart(withFreebies(cart, given));
}

export function withFreebies(cart: Cart, items: readonly CartItem[]): Cart {
  const added = items
    // What is bought stays bought.
    .filter((item) => canBeGiven(item) && cart.products[item.path] === undefined)
    .map((item): CartProduct => ({ ...item, quantity: 1, isFreebie: true, freebiesChosen: false }));
  const products = Object.fromEntries(added.map((product) => [product.path, product]));
  return { ...cart, products: { ...cart.products, ...products } };
}
