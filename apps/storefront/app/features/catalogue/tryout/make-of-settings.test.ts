import { expect, it } from "vitest";
import { makeOfSettings } from "./make-of-settings.ts";
import { firstSettings } from "./tuning-settings.ts";

it.each([
  [{}, "sing"],
  [{ speed: 100 }, "sing"],
  [{ speed: 0 }, "rap"],
  [{ speed: 0, harmony: "thirdAbove" }, "harmonies"],
] as const)("hears in %j what is made", (changed, make) => {
  expect(makeOfSettings({ ...firstSettings, ...changed })).toBe(make);
});
