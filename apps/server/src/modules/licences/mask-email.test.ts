import { expect, it } from "vitest";
import { maskEmail } from "./mask-email.ts";

it("leaves of an address its first letter and where it is", () => {
  expect(maskEmail("nina.voss@studio.test")).toBe("n…@studio.test");
  expect(maskEmail("n@studio.test")).toBe("n…@studio.test");
  expect(maskEmail("𝒏ina@studio.test")).toBe("𝒏…@studio.test");
  expect(maskEmail('"a@b"@studio.test')).toBe('"…@studio.test');
});
