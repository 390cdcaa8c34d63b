import { expect, it } from "vitest";
import { priceText } from "./price-text.ts";

const prices = { USD: "459.00", EUR: "429" };

it("says what a product costs, and of a plan how often", () => {
  expect(priceText({ type: "perpetual", prices, interval: { count: 1, unit: "m" } })).toBe("$459");
  expect(priceText({ type: "subscription", prices, interval: { count: 1, unit: "y" } })).toBe(
    "$459 / year",
  );
  expect(priceText({ type: "subscription", prices, interval: { count: 3, unit: "m" } })).toBe(
    "$459 / 3 months",
  );
});

it("says nothing where no price is typed yet", () => {
  expect(priceText({ type: "perpetual", prices: {} })).toBeUndefined();
  expect(priceText({ type: "perpetual", prices: { USD: "cheap" } })).toBeUndefined();
  expect(priceText({})).toBeUndefined();
});
