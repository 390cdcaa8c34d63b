import { expect, it } from "vitest";
import { countryName } from "./country-name.ts";

it("names a country, and leaves a code that is none as it is", () => {
  expect(countryName("ES")).toBe("Spain");
  for (const code of ["T1", "", "Spain"]) expect(countryName(code)).toBe(code);
});
