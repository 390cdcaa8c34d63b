import { expect, it } from "vitest";
import { maskEmail } from "./mask-email.ts";

it("shows the first letter of an email address and its domain", () => {
  expect(maskEmail("nina.voss@studio.test")).toBe("n…@studio.test");
  expect(maskEmail("n@studio.test")).toBe("n…@studio.test");
  expect(maskEmail("𝒏ina@studio.test")).toBe("𝒏…@studio.test");
  expect(maskEmail('"a@b"@studio.test')).toBe('"…@studio.test');
});
