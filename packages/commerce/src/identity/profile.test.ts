import { describe, expect, it } from "vitest";
import {
  findProfileProblems,
  profileFields,
  tidyProfileField,
  type Profile,
  type ProfileField,
} from "./profile.ts";

const empty: Profile = {
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
const inOakland: Profile = {
  ...empty,
  pi_street: "1 Broadway",
  pi_street2: "Studio #2 & garden",
  pi_city: "Oakland",
  pi_state: "CA",
  pi_postal_code: "94607",
  pi_country: "US",
  pi_home_phone: "+1 (510) 555-0134",
  pi_company: "Reyes & Söhne, Inc.",
};

describe("findProfileProblems", () => {
  it("finds none in a valid profile, nor in one with the names alone", () => {
    expect(findProfileProblems(empty, inOakland)).toEqual([]);
    expect(findProfileProblems(inOakland, empty)).toEqual([]);
  });

  it.each<[string, ProfileField, Partial<Profile>]>([
    ["[FORM-03] an empty name", "pi_first_name", { pi_first_name: "" }],
    ["[FORM-03] a name with a digit", "pi_last_name", { pi_last_name: "R2" }],
    ["[FORM-03] a name with an emoji", "pi_first_name", { pi_first_name: "Ana🎤" }],
    ["[FORM-04] words for a phone", "pi_home_phone", { pi_home_phone: "call me" }],
    ["a street with an emoji", "pi_street", { pi_street: "1 Broadway 🎤" }],
    ["two lines in one", "pi_street2", { pi_street2: "Studio\n2" }],
    ["a city that never ends", "pi_city", { pi_city: "a".repeat(101) }],
    ["a company with a zero character", "pi_company", { pi_company: "R\0" }],
    ["a country that is none", "pi_country", { pi_country: "ZZ" }],
    ["a country by its name", "pi_country", { pi_country: "Germany" }],
    ["a postal code of another country", "pi_postal_code", { pi_postal_code: "K1A 0B1" }],
    ["a state of another country", "pi_state", { pi_state: "NSW" }],
  ])("finds %s", (_title, field, change) => {
    expect(findProfileProblems(inOakland, change)).toEqual([field]);
  });

  it("looks at state and postal code again when the country changes", () => {
    expect(findProfileProblems(inOakland, { pi_country: "CA" })).toEqual([
      "pi_state",
      "pi_postal_code",
    ]);
    const moved = { pi_country: "CA", pi_state: "ON", pi_postal_code: "K1A 0B1" };
    expect(findProfileProblems(inOakland, moved)).toEqual([]);
  });

  it("does not report what was wrong before a change", () => {
    const old = { ...inOakland, pi_first_name: "", pi_postal_code: "?", pi_home_phone: "none" };
    expect(findProfileProblems(old, { pi_company: "Reyes" })).toEqual([]);
    expect(findProfileProblems(old, {})).toEqual([]);
  });
});

it("stores fields without spaces around them, and codes in capitals", () => {
  expect(profileFields.map((field) => tidyProfileField(field, " aB ")).join(" ")).toBe(
    "aB aB aB aB aB aB AB AB aB aB",
  );
});
