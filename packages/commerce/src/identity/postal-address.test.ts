import { describe, expect, it } from "vitest";
import { isPostalCode, statesOf } from "./postal-address.ts";
import { countryCodes } from "./country-codes.ts";

describe("a postal code", () => {
  it.each([
    ["US", ["94607", "94607-1234"], ["9460", "946071", "94607-12", "ABCDE"]],
    ["CA", ["K1A 0B1", "K1A0B1"], ["K1A-0B1", "D1A 0B1", "K1A 0B", "12345"]],
    ["GB", ["SW1A 1AA", "M11AE", "EC1A 1BB"], ["SW1A", "12345", "SW1A 1A"]],
    ["DE", ["10115"], ["1011", "D-10115"]],
    ["FR", ["75001"], ["7500"]],
    ["JP", ["100-0001", "1000001"], ["100-001"]],
    ["AU", ["2000"], ["20000"]],
    ["BR", ["01310-100", "01310100"], ["01310"]],
    ["NL", ["1012 AB"], ["1012"]],
    ["PT", ["1000-001"], ["1000"]],
  ])("of %s is validated", (country, right, wrong) => {
    for (const code of right) expect(isPostalCode(country, code), code).toBe(true);
    for (const code of wrong) expect(isPostalCode(country, code), code).toBe(false);
  });

  it("of another country, or of none, may be anything", () => {
    for (const country of ["IE", "VN", ""]) expect(isPostalCode(country, "D02 X285")).toBe(true);
  });
});

it("names states where postal addresses have them, for countries that exist", () => {
  expect(statesOf("US")).toContain("CA");
  expect(statesOf("DE")).toEqual([]);
  expect(statesOf("")).toEqual([]);
  const withStates = countryCodes.filter((code) => statesOf(code).length > 0);
  expect(withStates).toEqual(["AU", "BR", "CA", "US"]);
});
