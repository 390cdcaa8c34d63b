import { expect, it } from "vitest";
import { interpolate } from "./interpolate.ts";

it.each([
  ["${A}", "1"],
  ["${A:-2}", "1"],
  ["${EMPTY:-2}", "2"],
  ["${MISSING:-}", ""],
  ["http://${MISSING:-shop.localhost:8080}/${A}", "http://shop.localhost:8080/1"],
  ["a price of $$5", "a price of $5"],
  ["^(A|B)$", "^(A|B)$"],
])("%s", (text, filled) => {
  expect(interpolate(text, { A: "1", EMPTY: "" })).toBe(filled);
});

it("says which setting is missing", () => {
  expect(() => interpolate("${MISSING}", {})).toThrow("${MISSING}");
});
