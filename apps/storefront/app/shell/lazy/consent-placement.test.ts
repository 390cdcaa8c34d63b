import { expect, it } from "vitest";
import { consentPlacement } from "./consent-placement.ts";

it.each([
  "Checkout",
  "AccountSetup",
  "PasswordReset",
  "CommunicationPreferences",
  "CodeRedemption",
  "DealerCode",
  "Withdrawal",
  "Cancellation",
  "NewsletterSignup",
  "BetaSignup",
  "EduSiteLicenseInquiry",
] as const)("on %s the cookie question is below the form", (route) => {
  expect(consentPlacement(route, false)).toBe("inFlow");
  expect(consentPlacement(route, true)).toBe("docked");
});

it.each(["Home", "Products", "Subscriptions", undefined] as const)(
  "on %s it is docked to the window",
  (route) => {
    expect(consentPlacement(route, false)).toBe("docked");
  },
);
