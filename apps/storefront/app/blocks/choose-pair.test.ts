import { expect, test } from "vitest";
import { choosePair } from "./choose-pair.ts";

test.each([
  [[0, 1], 0, 3, [3, 1]],
  [[0, 1], 1, 4, [0, 4]],
  [[0, 1], 0, 1, [1, 0]],
  [[2, 4], 1, 2, [4, 2]],
] as const)("of %j the place %i becomes %i: %j", (pair, at, column, chosen) => {
  expect(choosePair(pair, at, column)).toEqual(chosen);
});
