import { describe, expect, it } from "vitest";
import { addToCart } from "./add-to-cart.ts";
import { emptyCart, type Cart, type CartItem } from "../cart/cart.ts";
import { cartItemSample } from "../../catalogue/products/product.sample.ts";
import { chooseFreebies } from "./choose-freebies.ts";
import { freebieSample, giftPlanSample, giftSample } from "../freebies/freebie.sample.ts";

const [key, esser, eq] = ["auto-key-gift", "de-esser-gift", "vocal-eq-gift"].map(giftSample) as [
  CartItem,
  CartItem,
  CartItem,
];
const unlimited = giftPlanSample("auto-tune-unlimited-monthly-60d-gift");
const radio = ({ path }: CartItem) => freebieSample(path, { choice: true, group: "gift" });
const checkbox = ({ path }: CartItem) =>
  freebieSample(path, { choice: true, inputType: "checkbox" });

const pro = cartItemSample({
  path: "auto-tune-pro",
  freebies: [radio(key), radio(esser), checkbox(unlimited)],
});
const cart = addToCart(emptyCart, pro);
const givenIn = ({ products }: Cart) =>
  Object.values(products)
    .filter(({ isFreebie }) => isFreebie)
    .map(({ path }) => path);

describe("chooseFreebies", () => {
  it("adds what was chosen as freebies: one of a group, and every box that was ticked", () => {
    expect(givenIn(chooseFreebies(cart, pro.path, [key, unlimited]))).toEqual([
      key.path,
      unlimited.path,
    ]);
    expect(givenIn(chooseFreebies(cart, pro.path, [esser, key]))).toEqual([esser.path]);
  });

  it("replaces an earlier choice", () => {
    const before = chooseFreebies(cart, pro.path, [key, unlimited]);
    expect(givenIn(chooseFreebies(before, pro.path, [esser]))).toEqual([esser.path]);
    expect(givenIn(chooseFreebies(before, pro.path, []))).toEqual([]);
  });

  it("gives nothing that the product does not offer", () => {
    expect(
      givenIn(chooseFreebies(cart, pro.path, [eq, cartItemSample({ path: "vocodist" })])),
    ).toEqual([]);
    expect(chooseFreebies(cart, "gone", [key])).toBe(cart);
  });

  it("lets each of two products give one of what both offer", () => {
    const artist = cartItemSample({ path: "auto-tune-artist", freebies: [radio(key), radio(eq)] });
    const first = chooseFreebies(addToCart(cart, artist), artist.path, [key]);
    const both = chooseFreebies(first, pro.path, [esser]);
    expect(givenIn(both)).toEqual([key.path, esser.path]);
    expect(givenIn(chooseFreebies(both, artist.path, [eq]))).toEqual([esser.path, eq.path]);
  });

  it("leaves a bought product bought", () => {
    const vocodist = cartItemSample({ path: "vocodist" });
    const giving = cartItemSample({ path: "pro", freebies: [radio(vocodist)] });
    const bought = [vocodist, giving].reduce(addToCart, emptyCart);
    const chosen = chooseFreebies(bought, giving.path, [vocodist]);
    expect(chosen.products[vocodist.path]?.isFreebie).toBe(false);
  });

  it("becomes bought when somebody buys what they were given", () => {
    const vocodist = cartItemSample({ path: "vocodist" });
    const giving = cartItemSample({ path: "pro", freebies: [radio(vocodist)] });
    const given = chooseFreebies(addToCart(emptyCart, giving), giving.path, [vocodist]);
    expect(addToCart(given, vocodist).products[vocodist.path]).toMatchObject({
      isFreebie: false,
      quantity: 1,
    });
  });
});
