import { expect, it } from "vitest";
import { asksForActiveConsent } from "./asks-for-active-consent.ts";

it.each(["DE", "FR", "PL", "IS", "LI", "NO", "GB", "CH", "CA", "AU", "JP", "KR", "BR"])(
  "in %s a person has to agree to advertising themselves",
  (country) => expect(asksForActiveConsent(country)).toBe(true),
);

it.each(["US", "MX"])("in %s a box may be checked in advance", (country) =>
  expect(asksForActiveConsent(country)).toBe(false),
);
