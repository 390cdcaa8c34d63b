import { expect, it } from "vitest";
import { translatorFor } from "./i18n.ts";
import { describePriceToCome, type PriceToCome } from "./describe-price-to-come.ts";

const usd = (amount: number) => ({ amount, currency: "USD" as const });
const month = { count: 1, unit: "m" } as const;
const year = { count: 1, unit: "y" } as const;
const written = (price: PriceToCome) => translatorFor("en")(describePriceToCome(price, "en"));

it("says for how long a discount holds, and what comes after it", () => {
  const discount = { chargesLeft: 3, priceAfter: usd(2500) };
  expect(written({ price: usd(1250), interval: month, discount })).toBe(
    "$12.50 every month for 3 months, then $25 every month",
  );
});

it("names a last reduced charge once", () => {
  const discount = { chargesLeft: 1, priceAfter: usd(24_000) };
  expect(written({ price: usd(12_000), interval: year, discount })).toBe(
    "$120 for 1 year, then $240 every year",
  );
});

it("counts in months where a period has several", () => {
  const discount = { chargesLeft: 2, priceAfter: usd(6000) };
  expect(written({ price: usd(3000), interval: { count: 3, unit: "m" }, discount })).toBe(
    "$30 every 3 months for 6 months, then $60 every 3 months",
  );
});

it("is the price alone where that holds for all charges", () => {
  expect(written({ price: usd(2500), interval: month, discount: null })).toBe("$25 every month");
});
