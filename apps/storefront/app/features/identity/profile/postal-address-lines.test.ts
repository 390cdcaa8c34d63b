import { expect, it } from "vitest";
import { postalAddressLines } from "./postal-address-lines.ts";

const empty = {
  pi_first_name: "Ana",
  pi_last_name: "Reyes",
  pi_street: "",
  pi_street2: "",
  pi_city: "",
  pi_state: "",
  pi_postal_code: "",
  pi_country: "",
  pi_home_phone: "",
  pi_company: "",
};

const of = (country: string, street: string, city: string, state: string, code: string) => ({
  ...empty,
  pi_country: country,
  pi_street: street,
  pi_city: city,
  pi_state: state,
  pi_postal_code: code,
});

it.each([
  ["US", of("US", "1 Broadway", "Oakland", "CA", "94607"), ["1 Broadway", "Oakland, CA 94607"]],
  ["DE", of("DE", "Torstr. 1", "Berlin", "", "10119"), ["Torstr. 1", "10119 Berlin"]],
  ["ES", of("ES", "Calle 1", "Getafe", "Madrid", "28901"), ["Calle 1", "28901 Getafe", "Madrid"]],
  ["GB", of("GB", "1 Mare St", "London", "", "E8 4RT"), ["1 Mare St", "London", "E8 4RT"]],
  [
    "JP",
    of("JP", "神宮前1", "渋谷区", "東京都", "150-0001"),
    ["150-0001", "東京都 渋谷区", "神宮前1"],
  ],
  ["VN", of("VN", "1 Le Loi", "Hue", "", ""), ["1 Le Loi", "Hue"]],
])("follows the format of %s", (country, profile, lines) => {
  expect(postalAddressLines(profile, country)).toEqual([...lines, country]);
});

it("omits lines without a value", () => {
  expect(postalAddressLines(empty, "")).toEqual([]);
  expect(postalAddressLines({ ...empty, pi_street2: "2nd floor" }, "")).toEqual(["2nd floor"]);
});
