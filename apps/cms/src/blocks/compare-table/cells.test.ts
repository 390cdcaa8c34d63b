import { expect, test } from "vitest";
import { readCells, writeCells } from "./cells.ts";

test.each([
  ["+\n-\n0 to 300 ms", [true, false, "0 to 300 ms"]],
  ["  + \n\n - \n", [true, false]],
  ["+3 dB", ["+3 dB"]],
  ["", []],
])("%j is read as its cells", (written, cells) => {
  expect(readCells(written)).toEqual(cells);
});

test("what is written is read again", () => {
  const cells = [true, "About 3 ms", false];
  expect(readCells(writeCells(cells))).toEqual(cells);
});
