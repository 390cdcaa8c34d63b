import { describe, expect, it } from "vitest";
import { formsOfFirst } from "./product-forms.ts";
import { productSample } from "./product.sample.ts";

const sold = (path: string, variantParent: string | null = null) =>
  productSample({ path, variantParent });
const pathsOf = (products: Parameters<typeof formsOfFirst>[0]) =>
  formsOfFirst(products).map(({ path }) => path);

const unlimitedYearly = sold("unlimited-yearly", "unlimited-monthly");
const unlimitedMonthly = sold("unlimited-monthly");
const producerYearly = sold("producer-yearly", "producer-monthly");
const producerMonthly = sold("producer-monthly");

describe("the forms of a page's first product", () => {
  it("are the same plan by the month and by the year, and no other plan", () => {
    const plans = [unlimitedYearly, unlimitedMonthly, producerYearly, producerMonthly];
    expect(pathsOf(plans)).toEqual(["unlimited-yearly", "unlimited-monthly"]);
  });

  it("are found by their names where nobody has said that one is a form of the other", () => {
    expect(pathsOf([producerMonthly, sold("producer-yearly")])).toEqual([
      "producer-monthly",
      "producer-yearly",
    ]);
  });

  it("are one for what is sold in one way, whatever stands beside it", () => {
    expect(pathsOf([sold("auto-tune-pro"), sold("auto-key")])).toEqual(["auto-tune-pro"]);
    expect(formsOfFirst([])).toEqual([]);
  });
});
