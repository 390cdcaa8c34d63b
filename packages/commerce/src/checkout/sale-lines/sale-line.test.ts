import { describe, expect, it } from "vitest";
import { offerSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { isDueToday, listPriceOf, type SaleLine } from "./sale-line.ts";

function line(item: Parameters<typeof offerSample>[0], changes: Partial<SaleLine> = {}): SaleLine {
  return {
    item: offerSample({
      prices: everywhere(10_000),
      quantityDiscounts: [{ from: 2, discount: { kind: "percent", percent: 10 } }],
      ...item,
    }),
    quantity: 2,
    isFreebie: false,
    promoted: undefined,
    ...changes,
  };
}

describe("listPriceOf", () => {
  it("counts the copies, or is a promotion's price without any discount on top", () => {
    expect(listPriceOf(line({}), "USD")).toBe(9000);
    expect(listPriceOf(line({}, { promoted: everywhere(5000) }), "USD")).toBe(5000);
  });

  it("does not take two licences that are upgraded for two copies", () => {
    expect(listPriceOf(line({ type: "upgrade" }), "USD")).toBe(10_000);
  });

  it("is nothing for what is given, but a plan's later price", () => {
    expect(listPriceOf(line({}, { isFreebie: true }), "USD")).toBe(0);
    const plan = line({ type: "subscription", trialDays: 60 }, { isFreebie: true, quantity: 1 });
    expect(listPriceOf(plan, "USD")).toBe(10_000);
  });
});

describe("isDueToday", () => {
  it("is everything but a plan that begins with free days", () => {
    expect(isDueToday(line({ type: "subscription" }))).toBe(true);
    expect(isDueToday(line({ type: "trial", trialDays: 14 }))).toBe(false);
  });
});
