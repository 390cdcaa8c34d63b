import { expect, it } from "vitest";
import { isTaxIncluded } from "./is-tax-included.ts";

it("is added in the United States and Canada, and a part of the price elsewhere", () => {
  for (const country of ["US", "CA"]) expect(isTaxIncluded(country)).toBe(false);
  for (const country of ["DE", "GB", "JP", "KR", "AU", "BR"])
    expect(isTaxIncluded(country)).toBe(true);
});
