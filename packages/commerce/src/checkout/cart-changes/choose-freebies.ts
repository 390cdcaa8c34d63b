import { cartProducts, type Cart, type CartItem } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";
import { giveTogether } from "../freebies/give-together.ts";
import { withFreebies } from "./give-freebies.ts";

/** Takes over what somebody chose of a product's freebies, in place of what they chose before. */
export function chooseFreebies(cart: Cart, parentPath: string, chosen: readonly CartItem[]): Cart {
  const parent = cart.products[parentPath];
  if (parent === undefined || parent.isFreebie) return cart;
  const choices = parent.freebies.filter(({ choice }) => choice);
  const isChoice = (path: string) => choices.some((choice) => choice.path === path);
  const wanted = giveTogether(
    [{ freebies: choices }],
    chosen.map(({ path }) => path),
  );
  const givers = cartProducts(cart)
    .filter(({ isFreebie }) => !isFreebie)
    .map(({ path, freebies }) => ({
      freebies: path === parentPath ? freebies.filter(({ choice }) => !choice) : freebies,
    }));
  const others = cartProducts(cart)
    .filter(({ path, isFreebie }) => isFreebie && !wanted.includes(path))
    .map(({ path }) => path)
    // Another product may offer the same; what only it gives comes first.
    .toSorted((one, other) => Number(isChoice(one)) - Number(isChoice(other)));
  const retained = giveTogether(givers, others);
  const products = cartProducts(cart)
    .filter(({ path, isFreebie }) => !isFreebie || retained.includes(path) || wanted.includes(path))
    .map((product) => [
      product.path,
      product === parent ? { ...parent, freebiesChosen: true } : product,
    ]);
  const decided: Cart = { ...cart, products: Object.fromEntries(products) };
  return settleCart(
    withFreebies(
      decided,
      chosen.filter(({ path }) => wanted.includes(path)),
    ),
  );
}
