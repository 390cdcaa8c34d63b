import { expect, it } from "vitest";
import { isRemindedOfRenewal } from "./is-reminded-of-renewal.ts";

it("reminds of the renewal of a year and of half a year, not of a month", () => {
  const reminded = (subInterval: number, subIntervalUnit: "m" | "y") =>
    isRemindedOfRenewal({ subInterval, subIntervalUnit });
  expect([reminded(1, "y"), reminded(6, "m")]).toEqual([true, true]);
  expect([reminded(1, "m"), reminded(3, "m")]).toEqual([false, false]);
});
