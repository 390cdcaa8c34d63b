import { expect, it } from "vitest";
import { writePercent } from "./write-percent.ts";

it.each([
  ["en", 20, "20%"],
  ["de", 20, "20\u00a0%"],
  ["fr", 20, "20\u00a0%"],
  ["ja", 20, "20%"],
  ["en", 12.5, "12.5%"],
  ["de", 12.5, "12,5\u00a0%"],
  ["en", 29, "29%"],
])("in %s %d percent are “%s”", (language, percent, written) => {
  expect(writePercent(percent, language)).toBe(written);
});
