import { expect, it } from "vitest";
import { checkSynonyms, splitSynonyms } from "./split-synonyms.ts";

it("takes each line as one word or phrase", () => {
  expect(splitSynonyms(" coupon \n\npromo  code\r\nvoucher")).toEqual([
    "coupon",
    "promo code",
    "voucher",
  ]);
});

it("publishes two words or more", () => {
  expect(checkSynonyms("coupon\nvoucher")).toBe(true);
});

it.each([
  ["coupon", "at least two"],
  ["coupon\nCoupon", "twice"],
  ["coupon\n--", "no letters"],
  [`coupon\n${"a".repeat(41)}`, "too long"],
  [Array.from({ length: 17 }, (_, index) => `word${index}`).join("\n"), "at most 16"],
])("%j is rejected: %s", (text, reason) => {
  expect(checkSynonyms(text)).toContain(reason);
});
