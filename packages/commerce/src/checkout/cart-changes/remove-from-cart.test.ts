import { describe, expect, it } from "vitest";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { freebieSample, giftSample } from "../freebies/freebie.sample.ts";
import { giveFreebies } from "./give-freebies.ts";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart, type CartItem } from "../cart/cart.ts";
import { removeFromCart } from "./remove-from-cart.ts";

const gift = giftSample("auto-key-gift");
const other = giftSample("de-esser-gift");
const pro = cartItemSample({
  path: "auto-tune-pro",
  freebies: [freebieSample(gift.path), freebieSample(other.path)],
});
const artist = cartItemSample({ path: "auto-tune-artist", freebies: [freebieSample(gift.path)] });

const find = (path: string) => [gift, other].find((item) => item.path === path);
const cartOf = (...items: CartItem[]) => giveFreebies(items.reduce(addToCart, emptyCart), find);

describe("removeFromCart", () => {
  it("[CART-04] removes the freebies that no other item needs, and those only", () => {
    const cart = cartOf(pro, artist);
    expect(Object.keys(cart.products)).toEqual([pro.path, artist.path, gift.path, other.path]);
    const left = removeFromCart(cart, pro.path);
    expect(Object.keys(left.products)).toEqual([artist.path, gift.path]);
    expect(removeFromCart(left, artist.path)).toEqual(emptyCart);
  });

  it("keeps a freebie out that somebody removed", () => {
    const left = removeFromCart(cartOf(pro), gift.path);
    expect(Object.keys(giveFreebies(left, find).products)).toEqual([pro.path, other.path]);
  });

  it("changes nothing for a product that is not there", () => {
    const cart = cartOf(pro);
    expect(removeFromCart(cart, "vocodist")).toBe(cart);
  });
});
