import { describe, expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { addToCart } from "./add-to-cart.ts";
import { applyPromotion } from "./apply-promotion.ts";
import { requestedLines } from "../cart-decision/requested-lines.ts";
import { emptyCart, type Cart } from "../cart/cart.ts";
import { changeQuantity } from "./change-quantity.ts";
import { refreshPrice } from "./refresh-price.ts";

const pro = cartItemSample({
  prices: everywhere(10_000),
  quantityDiscounts: [{ from: 2, discount: { kind: "percent", percent: 10 } }],
});
const requestedPrices = (cart: Cart) =>
  requestedLines(cart, "EUR").map(({ unitPrice }) => unitPrice);

describe("refreshPrice", () => {
  it("requests next what the server said, however many copies there are", () => {
    const cart = changeQuantity(addToCart(emptyCart, pro), pro.path, 3);
    expect(requestedPrices(cart)).toEqual([9000]);
    const fresh = refreshPrice(cart, pro.path, "EUR", 12_000);
    expect(requestedPrices(fresh)).toEqual([12_000]);
    expect(fresh.products[pro.path]?.prices.USD).toBe(10_000);
  });

  it("does so for a promotion's price and for an upgrade's", () => {
    const promotion = {
      code: "LOYAL26",
      id: "7",
      offerTag: "",
      products: { [pro.path]: everywhere(5000) },
    };
    const promoted = applyPromotion(emptyCart, promotion, [pro]);
    expect(requestedPrices(refreshPrice(promoted, pro.path, "EUR", 6000))).toEqual([6000]);
    const upgrade = cartUpgradeSample();
    const upgraded = { ...emptyCart, upgrades: [upgrade] };
    expect(requestedPrices(refreshPrice(upgraded, upgrade.path, "EUR", 100))).toEqual([100]);
  });

  it("changes nothing for a product that is not there", () => {
    const cart = addToCart(emptyCart, pro);
    expect(refreshPrice(cart, "vocodist", "EUR", 100)).toEqual(cart);
  });
});
