import { expect, it } from "vitest";
import { isVatId, reversesCharge } from "./vat-id.ts";

it.each([
  ["DE", "DE123456789"],
  ["DE", "de 123.456-789"],
  ["GR", "EL123456789"],
  ["AT", "ATU12345678"],
  ["ES", "ESX1234567R"],
  ["IE", "IE1234567WA"],
  ["NL", "NL123456789B01"],
])("accepts an id of the country's form: %s %s", (country, id) => {
  expect(isVatId(id, country)).toBe(true);
});

it.each([
  ["DE", "DE12345678"],
  ["DE", "123456789"],
  ["DE", "FR12345678901"],
  ["GR", "GR123456789"],
  ["US", "US123456789"],
  ["DE", ""],
])("rejects anything else: %s %s", (country, id) => {
  expect(isVatId(id, country)).toBe(false);
});

it("reverses the charge of a company elsewhere in the union, not of one at home", () => {
  expect(reversesCharge("DE", "DE123456789")).toBe(true);
  expect(reversesCharge("NL", "NL123456789B01")).toBe(false);
  expect(reversesCharge("DE", null)).toBe(false);
});
