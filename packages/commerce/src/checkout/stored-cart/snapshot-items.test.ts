import { expect, it } from "vitest";
import { cartItemSample, cartUpgradeSample } from "../../catalogue/products/product.sample.ts";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { emptyCart } from "../cart/cart.ts";
import { snapshotItems } from "./snapshot-items.ts";

it("lists every product and upgrade with the price that is shown", () => {
  const pro = cartItemSample({ url: "/products/auto-tune/pro" });
  const cart = { ...addToCart(emptyCart, pro), upgrades: [cartUpgradeSample()] };
  const items = snapshotItems(cart, "EUR", ({ amount, currency }) => `${currency} ${amount}`);
  expect(items).toEqual([
    {
      name: "AutoTune Pro",
      path: "auto-tune-pro",
      pid: "AT-PRO",
      quantity: 1,
      thumbnail: "/images/products/AT-PRO.png",
      url: "/products/auto-tune/pro",
      currencyFormattedFinalPrice: "EUR 45900",
    },
    expect.objectContaining({
      path: "auto-tune-pro-upgrade-from-auto-tune-artist",
      quantity: 1,
      thumbnail: "/images/products/AT-PRO.png",
      url: "",
      currencyFormattedFinalPrice: "EUR 12900",
    }),
  ]);
});
