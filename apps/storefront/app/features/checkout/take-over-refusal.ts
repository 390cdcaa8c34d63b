import {
  refreshPrice,
  removeFromCart,
  type Cart,
  type Currency,
  type RefusedLine,
} from "@autotune/commerce";

/** Brings the cart in line with what the server said: new prices in, products that are gone out. */
export function takeOverRefusal(
  cart: Cart,
  currency: Currency,
  lines: readonly RefusedLine[],
): Cart {
  return lines.reduce((changed, { path, reason, unitPrice }) => {
    if (reason === "unknownProduct") return removeFromCart(changed, path);
    if (reason === "priceChanged" && unitPrice !== null)
      return refreshPrice(changed, path, currency, unitPrice);
    return changed;
  }, cart);
}
