import type { Cart, CartProduct, QualifyingProduct } from "../cart/cart.ts";
import { isPaidWith } from "../upgrades/is-paid-with.ts";
import { settleCart } from "./settle-cart.ts";

export interface BoughtLine {
  readonly path: string;
  readonly quantity: number;
  /** Upgrades only: the licence that it was paid with. Without it, the first ones of that path are meant. */
  readonly qualifyingProduct?: Pick<QualifyingProduct, "purchaseId"> | null;
}

/** Removes what was bought, and only that: what was added since then stays. */
export function takeFromCart(cart: Cart, lines: readonly BoughtLine[]): Cart {
  const bought = lines.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
  return bought.length === 0 ? cart : settleCart(bought.reduce(takeLine, cart));
}

function takeLine(cart: Cart, line: BoughtLine): Cart {
  const { [line.path]: product, ...others } = cart.products;
  if (product === undefined) return { ...cart, upgrades: takeUpgrades(cart.upgrades, line) };
  const quantity = product.quantity - line.quantity;
  // A buyer of more copies may choose again what comes with them.
  const left: CartProduct = { ...product, quantity, freebiesChosen: false };
  return {
    ...cart,
    products: quantity > 0 ? { ...cart.products, [line.path]: left } : others,
  };
}

function takeUpgrades(
  upgrades: Cart["upgrades"],
  { path, quantity, qualifyingProduct: named }: BoughtLine,
): Cart["upgrades"] {
  let left = quantity;
  return upgrades.filter((upgrade) => {
    const isMeant =
      upgrade.path === path && (!named || isPaidWith(upgrade, named.purchaseId)) && left > 0;
    if (isMeant) left -= 1;
    return !isMeant;
  });
}
