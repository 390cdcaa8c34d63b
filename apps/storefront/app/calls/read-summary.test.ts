import { expect, it } from "vitest";
import { readSummary } from "./read-summary.ts";

it("reads how many upgrades there are", () => {
  expect(readSummary({ available_upgrades: 3 })).toEqual({ availableUpgrades: 3 });
});

it.each([undefined, null, "3", {}, { available_upgrades: "3" }, { available_upgrades: -1 }])(
  "finds none in %j",
  (value) => {
    expect(readSummary(value)).toEqual({ availableUpgrades: 0 });
  },
);
