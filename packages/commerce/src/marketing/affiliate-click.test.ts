import { describe, expect, it } from "vitest";
import { isAffiliateClick } from "./affiliate-click.ts";

describe("the name of an affiliate's click", () => {
  it.each(["2aHUvO3xExyNRF9wUx0Mo3Y0UkGTzX", "a", "A-b_c.d~e:f", "x".repeat(200)])(
    "may be %s",
    (text) => expect(isAffiliateClick(text)).toBe(true),
  );

  it.each(["", "two words", "tab\there", "naïve", "x".repeat(201), "line\n"])(
    "is never %j",
    (text) => expect(isAffiliateClick(text)).toBe(false),
  );
});
