import { expect, it } from "vitest";
import { millisecondsAt } from "./retune-time.ts";

it("goes from instant to the slowest, finely at first", () => {
  expect(millisecondsAt(0)).toBe(0);
  expect(millisecondsAt(25)).toBe(18);
  expect(millisecondsAt(50)).toBe(73);
  expect(millisecondsAt(100)).toBe(300);
});

it("is monotonic", () => {
  for (let place = 1; place <= 100; place++) {
    expect(millisecondsAt(place)).toBeGreaterThanOrEqual(millisecondsAt(place - 1));
  }
});
