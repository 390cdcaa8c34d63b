import { languages } from "@autotune/routes";
import { expect, it } from "vitest";
import { listCountries, writeOneName } from "./list-countries.ts";

it("names every country once, in the language of the page and in its order", () => {
  const german = listCountries("de", "US");
  expect(german.find(({ code }) => code === "DE")).toEqual({ code: "DE", name: "Deutschland" });
  // Ä stands beside A, not behind Z.
  expect(german.findIndex(({ code }) => code === "EG")).toBeLessThan(30);
  for (const language of languages) {
    const countries = listCountries(language, "US");
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { code, name } of countries) expect(name, `${language} ${code}`).not.toBe(code);
  }
});

it("adds an unknown country, because it is the selected one", () => {
  expect(listCountries("en", "QX").some(({ code }) => code === "QX")).toBe(true);
});

it("calls the Falkland Islands by one name in every browser", () => {
  expect(writeOneName("FK", "Falkland Islands (Islas Malvinas)")).toBe("Falkland Islands");
  expect(writeOneName("FK", "Falklandinseln")).toBe("Falklandinseln");
  expect(writeOneName("MM", "Myanmar (Burma)")).toBe("Myanmar (Burma)");
});
