import { expect, it } from "vitest";
import { amountText } from "./amount-text.ts";

it("says an amount in its currency, and none where nothing was sold", () => {
  expect(amountText(123_450, "USD")).toBe("$1,234.50");
  expect(amountText(-4900, "EUR")).toBe("-€49.00");
  expect(amountText(0, null)).toBe("–");
});
