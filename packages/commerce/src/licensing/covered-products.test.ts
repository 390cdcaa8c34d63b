import { describe, expect, it } from "vitest";
import { coveredProducts, isCovered } from "./covered-products.ts";

const eq = { path: "vocal-eq", includes: [] };
const reverb = { path: "vocal-reverb", includes: [] };
const chain = { path: "vocal-chain-bundle", includes: ["vocal-eq", "vocal-reverb"] };
const owns = (product: typeof chain, ...held: (typeof chain)[]) =>
  isCovered(product, coveredProducts(held));

describe("what licences are for", () => {
  it("is their own product", () => {
    expect([owns(eq, eq), owns(eq, reverb), owns(eq)]).toEqual([true, false, false]);
  });

  it("is every part of a bundle, and the bundle for those who have all of its parts", () => {
    expect(owns(eq, chain)).toBe(true);
    expect(owns(chain, eq, reverb)).toBe(true);
    expect(owns(chain, eq)).toBe(false);
  });
});
