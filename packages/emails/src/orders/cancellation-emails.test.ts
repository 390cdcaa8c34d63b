import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { samples } from "./cancellation-settled.tsx";

describeAccountEmails(samples, {
  cancellationAccepted: { facts: ["reference", "receipt"], leads: null, hasDay: true },
  cancellationRefused: { facts: ["reference", "receipt"], leads: null },
});
