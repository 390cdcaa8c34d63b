import { expect, it } from "vitest";
import { writeList } from "./write-list.ts";

it.each([
  [["Twin"], "en", "Twin"],
  [["Twin", "Ember"], "en", "Twin and Ember"],
  [["Twin", "Ember", "Halo"], "en", "Twin, Ember and Halo"],
  [["Twin", "Ember", "Halo"], "de", "Twin, Ember und Halo"],
  [["Twin", "Ember", "Halo"], "ja", "Twin、Ember、Halo"],
] as const)("writes %j in %s as %j", (names, language, written) => {
  expect(writeList(names, language)).toBe(written);
});
