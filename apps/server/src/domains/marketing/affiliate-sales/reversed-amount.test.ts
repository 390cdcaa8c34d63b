import { describe, expect, it } from "vitest";
import { reversedAmount } from "./reversed-amount.ts";

describe("the reversal of a return", () => {
  it("is the whole sale where everything is refunded", () => {
    expect(reversedAmount({ sold: 19_900, paid: 21_542, before: 0, returned: 21_542 })).toBe(
      19_900,
    );
  });

  it("is the same share of the sale as of the money", () => {
    expect(reversedAmount({ sold: 19_900, paid: 21_542, before: 0, returned: 10_771 })).toBe(9950);
  });

  it.each([
    { sold: 19_900, paid: 21_542, parts: [1, 7180, 7180, 7181] },
    { sold: 1, paid: 3, parts: [1, 1, 1] },
    { sold: 100, paid: 100, parts: [33, 33, 34] },
  ])("comes to the whole sale in the end, in parts of $parts", ({ sold, paid, parts }) => {
    let before = 0;
    let reversed = 0;
    for (const returned of parts) {
      const amount = reversedAmount({ sold, paid, before, returned });
      expect(amount).toBeGreaterThanOrEqual(0);
      reversed += amount;
      before += returned;
    }
    expect(reversed).toBe(sold);
  });

  it("is never more than the sale, whatever a bank charges back", () => {
    expect(reversedAmount({ sold: 500, paid: 600, before: 600, returned: 50 })).toBe(0);
    expect(reversedAmount({ sold: 500, paid: 600, before: 0, returned: 900 })).toBe(500);
  });

  it("is nothing where nothing was paid", () => {
    expect(reversedAmount({ sold: 0, paid: 0, before: 0, returned: 0 })).toBe(0);
  });
});
