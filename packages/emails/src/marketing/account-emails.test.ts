import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { expect, it } from "vitest";
import { renderCodeRedeemedEmail, samples as codeRedeemed } from "./code-redeemed.tsx";
import { samples as confirmReminders } from "./confirm-reminders.tsx";

describeAccountEmails(
  { ...codeRedeemed, ...confirmReminders },
  {
    codeRedeemed: {
      facts: ["product", "serial", "authenticationString", "dealer"],
      leads: "my-account",
      isSuspicious: true,
    },
    confirmReminders: { facts: [], leads: "confirm", isSuspicious: true },
  },
);

it("speaks of a number for each product where a code gave several", async () => {
  const licence = (product: string) => ({ product, serial: "S", authenticationString: "A" });
  const { text } = await renderCodeRedeemedEmail({
    language: "en",
    name: "Ana",
    dealer: "Studio Shop",
    licences: [licence("Choir"), licence("Vocodist")],
    accountUrl: "https://shop.test/my-account",
  });
  expect(text).toContain("a serial number and an authentication code for each product");
});
