import { expect, test } from "vitest";
import { nothing } from "./typed-prices.ts";
import { costsNothing } from "./costs-nothing.ts";

test("a product costs nothing only if each of its prices is zero", () => {
  expect(costsNothing(nothing)).toBe(true);
  expect(costsNothing({ ...nothing, JPY: "1" })).toBe(false);
  expect(costsNothing({ ...nothing, PLN: "" })).toBe(false);
  expect(costsNothing(undefined)).toBe(false);
});
