import { expect, it } from "vitest";
import { splitCompound } from "./split-compound.ts";

const known = new Set([
  "student",
  "rabatt",
  "tonart",
  "erkennung",
  "auto",
  "autotune",
  "tune",
  "plan",
]);
const split = (word: string) => splitCompound(word, (part) => known.has(part));

it("splits a word into known ones, without what joins them", () => {
  expect(split("studentenrabatt")).toEqual(["student", "rabatt"]);
  expect(split("tonarterkennung")).toEqual(["tonart", "erkennung"]);
  expect(split("autotuneplan")).toEqual(["autotune", "plan"]);
});

it("leaves alone what is not made of known words", () => {
  expect(split("studentin")).toBeUndefined();
  expect(split("rabattcode")).toBeUndefined();
  expect(split("plan")).toBeUndefined();
});
