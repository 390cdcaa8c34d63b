import { describe, expect, it } from "vitest";
import { translatorFor } from "../../platform/i18n.ts";
import { titleLicence } from "./title-licence.ts";

function titles(name: string, ...products: string[]): string[] {
  const licences = products.map((product, index) => ({
    name: product,
    serial: `S-${index}`,
    authenticationString: `A-${index}`,
    upgradedFrom: null,
    installer: null,
  }));
  return licences.map((licence) => titleLicence({ name, licences }, licence, translatorFor("en")));
}

describe("titleLicence", () => {
  it("is empty for the only licence of a product", () => {
    expect(titles("Vocodist", "Vocodist")).toEqual([""]);
  });

  it("counts the copies of one product", () => {
    expect(titles("Vocodist", "Vocodist", "Vocodist")).toEqual([
      "License 1 of 2",
      "License 2 of 2",
    ]);
  });

  it("names what a bundle or a gift gives", () => {
    expect(titles("Vocal Pair", "Vocodist", "Harmonia")).toEqual(["Vocodist", "Harmonia"]);
    expect(titles("Vocodist, as a gift", "Vocodist")).toEqual(["Vocodist"]);
    expect(titles("Vocodist", "Vocodist", "Harmonia")).toEqual(["Vocodist", "Harmonia"]);
  });

  it("names and counts where a bundle was bought twice", () => {
    expect(titles("Vocal Pair", "Vocodist", "Harmonia", "Vocodist", "Harmonia")).toEqual([
      "Vocodist · License 1 of 2",
      "Harmonia · License 1 of 2",
      "Vocodist · License 2 of 2",
      "Harmonia · License 2 of 2",
    ]);
  });
});
