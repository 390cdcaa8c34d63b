import { expect, it } from "vitest";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { findProduct } from "./find-product.ts";

const pro = cartItemSample();
const legacy = cartItemSample({ path: "pro-x", wpOnly: true });
const gift = cartItemSample({ path: "auto-key-gift", promoOnly: true });
const find = (path: string) => [pro, legacy, gift].find((item) => item.path === path);

it("[CART-10] an unknown path, and one that is not sold, is a product that is not found", () => {
  expect(findProduct(pro.path, find)).toEqual({ ok: true, item: pro });
  for (const path of ["gone", "", legacy.path, gift.path])
    expect(findProduct(path, find)).toEqual({ ok: false, reason: "productNotFound" });
});
