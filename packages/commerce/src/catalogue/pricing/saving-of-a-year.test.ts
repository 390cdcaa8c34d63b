import { describe, expect, it } from "vitest";
import { savingOfAYear } from "./saving-of-a-year.ts";
import { everywhere } from "./everywhere.sample.ts";

describe("savingOfAYear", () => {
  it("is what twelve months cost more than a year", () => {
    expect(savingOfAYear(everywhere(2499), everywhere(17_499))).toEqual({
      kind: "value",
      values: everywhere(12_489),
    });
  });

  it("is none where in one currency nothing is saved", () => {
    const annual = { ...everywhere(17_499), JPY: 12 * 2499 };
    expect(savingOfAYear(everywhere(2499), annual)).toBeUndefined();
  });
});
