import { expect, it } from "vitest";
import { dealerSlug } from "./dealer-slug.ts";

it("is made of letters, digits and single hyphens", () => {
  expect(dealerSlug("Musikhaus Böhm & Söhne")).toBe("musikhaus-bohm-sohne");
  expect(dealerSlug("  Studio 54! ")).toBe("studio-54");
});
