import { expect, test } from "vitest";
import { readQuotes } from "./read-quotes.ts";

test.each([
  ['["In tune", "At last"]', ["In tune", "At last"]],
  ['["", "  ", "In tune"]', ["In tune"]],
  ['[7, null, {"quote": "no"}, ["no"], "In tune"]', ["In tune"]],
  ["[]", []],
  ['{"quote": "In tune"}', []],
  ['"In tune"', []],
  ["[not json", []],
  ["", []],
])("from %s it reads %o", (json, quotes) => {
  expect(readQuotes(json)).toEqual(quotes);
});
