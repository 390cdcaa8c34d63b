import { describe, expect, it } from "vitest";
import { everywhere } from "./everywhere.sample.ts";
import { unitPrices, type QuantityDiscount } from "./quantity-discount.ts";

const steps: QuantityDiscount[] = [
  { from: 2, discount: { kind: "percent", percent: 10 } },
  { from: 10, discount: { kind: "value", values: { ...everywhere(5000), JPY: 800 } } },
  { from: 5, discount: { kind: "percent", percent: 20 } },
];
const priceOf = (quantity: number) => unitPrices(everywhere(9999), steps, quantity);

describe("unitPrices", () => {
  it("[CARD-13] the greatest step of the quantity discount that is reached makes every copy cheaper", () => {
    const byQuantity = [1, 2, 4, 5, 9, 10, 99].map((quantity) => priceOf(quantity).USD);
    expect(byQuantity).toEqual([9999, 8999, 8999, 7999, 7999, 4999, 4999]);
  });

  it("takes a value off in each currency by its own amount, and never below nothing", () => {
    expect(priceOf(10).JPY).toBe(9199);
    expect(unitPrices(everywhere(100), steps, 10).EUR).toBe(0);
  });
});
