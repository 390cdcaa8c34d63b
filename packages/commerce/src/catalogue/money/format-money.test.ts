import { describe, expect, it } from "vitest";
import { formatMoney } from "./format-money.ts";

describe("formatMoney", () => {
  it("drops .00 for US dollars only", () => {
    expect(formatMoney({ amount: 45_900, currency: "USD" }, "en")).toBe("$459");
    expect(formatMoney({ amount: 2499, currency: "USD" }, "en")).toBe("$24.99");
    expect(formatMoney({ amount: 45_900, currency: "GBP" }, "en")).toBe("£459.00");
  });

  it("shows yen and won without decimals", () => {
    expect(formatMoney({ amount: 68_000, currency: "JPY" }, "ja")).toBe("￥68,000");
    expect(formatMoney({ amount: 620_000, currency: "KRW" }, "ko")).toBe("₩620,000");
  });

  it("follows the reader's language", () => {
    expect(formatMoney({ amount: 45_900, currency: "EUR" }, "de")).toBe("459,00\u00a0€");
  });
});
