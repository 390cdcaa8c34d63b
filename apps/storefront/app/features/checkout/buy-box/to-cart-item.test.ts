import { offerSample } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { toCartItem } from "./to-cart-item.ts";

it("a product of a page goes into the cart without the words around it", () => {
  const words = { name: "AutoTune Pro", summary: "s", checkoutInfo: "c", specialText: "t" };
  const item = toCartItem({ ...offerSample(), ...words, family: "auto-tune" });
  const { upgrade: _upgrade, ...offer } = offerSample();
  expect(item).toEqual({
    ...offer,
    name: "AutoTune Pro",
    checkoutInfo: "c",
    specialText: "t",
    url: null,
  });
});
