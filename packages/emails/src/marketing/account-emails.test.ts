import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { samples as codeRedeemed } from "./code-redeemed.tsx";
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
