import { expect, test } from "vitest";
import { isLight } from "./is-light.ts";

test.each([
  ["#ffffff", true],
  ["#ffd400", true],
  ["#00d0ff", true],
  ["#000000", false],
  ["#3B1D8F", false],
  ["#5533cc", false],
  // The shop's own background is dark.
  ["", false],
])("on %s dark text: %s", (colour, light) => {
  expect(isLight(colour)).toBe(light);
});
