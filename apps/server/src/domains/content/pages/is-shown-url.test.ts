import { expect, it } from "vitest";
import { isShownUrl } from "./is-shown-url.ts";

it.each([
  ["https://support.example.com", false],
  ["https://example.com/faq", false],
  ["https://merch.example", false],
  ["https://shop.test/a", false],
  ["https://support.autotune.com", true],
  ["https://example.com.autotune.com", true],
  ["https://myexample.com", true],
  ["https://autotune.com/example.com", true],
])("in a shop that is no demonstration %s is shown: %s", (url, isShown) => {
  expect(isShownUrl(url, { isDemonstration: false })).toBe(isShown);
  expect(isShownUrl(url, { isDemonstration: true })).toBe(true);
});
