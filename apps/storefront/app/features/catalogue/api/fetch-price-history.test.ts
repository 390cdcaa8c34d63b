import { describe, expect, it } from "vitest";
import { readPriceHistory } from "./fetch-price-history.ts";

const response = {
  price: 9900,
  changes: [{ at: "2026-01-01T00:00:00.000Z", amount: 11_900, reduced: false }],
  unlimited: { monthly: 2499, annual: 17_499 },
};

describe("readPriceHistory", () => {
  it("reads the server's response", () => {
    expect(readPriceHistory(response)).toEqual(response);
    expect(readPriceHistory({ ...response, unlimited: null })?.unlimited).toBeNull();
  });

  it("leaves out changes that cannot be read, and a plan without both prices", () => {
    const odd = [{ at: "never", amount: 1 }, { at: "2026-01-01", amount: 1.5 }, null];
    expect(readPriceHistory({ ...response, changes: odd })?.changes).toEqual([]);
    expect(readPriceHistory({ ...response, unlimited: { monthly: 1 } })?.unlimited).toBeNull();
  });

  it.each([undefined, null, "", {}, { price: "1", changes: [] }, { price: -1, changes: [] }])(
    "is nothing for %o",
    (value) => {
      expect(readPriceHistory(value)).toBeUndefined();
    },
  );
});
