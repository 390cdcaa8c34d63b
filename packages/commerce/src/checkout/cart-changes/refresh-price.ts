import type { Currency } from "../../catalogue/money/currency.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import type { Cart, CartItem } from "../cart/cart.ts";
import { settleCart } from "./settle-cart.ts";

/**
 * Takes over the server's price of one copy of a line in one currency. It includes the quantity discount
 * already, so the steps for quantity are dropped; they return when the catalogue is read again.
 */
export function refreshPrice(cart: Cart, path: string, currency: Currency, amount: number): Cart {
  const refresh = (prices: Prices): Prices => ({ ...prices, [currency]: amount });
  const change = <Item extends CartItem>(item: Item): Item => ({
    ...item,
    prices: refresh(item.prices),
    basePrices: item.basePrices[currency] < amount ? refresh(item.basePrices) : item.basePrices,
    quantityDiscounts: [],
  });
  const { products, upgrades, promotion } = cart;
  const product = products[path];
  const promoted = promotion?.products[path];
  return settleCart({
    ...cart,
    products: product === undefined ? products : { ...products, [path]: change(product) },
    upgrades: upgrades.map((upgrade) => (upgrade.path === path ? change(upgrade) : upgrade)),
    promotion:
      promotion === null || promoted === undefined
        ? promotion
        : { ...promotion, products: { ...promotion.products, [path]: refresh(promoted) } },
  });
}
