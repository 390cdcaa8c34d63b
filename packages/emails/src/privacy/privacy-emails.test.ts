import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { samples as erased } from "./erased.tsx";
import { samples as erasureCancelled } from "./erasure-cancelled.tsx";
import { samples as erasureScheduled } from "./erasure-scheduled.tsx";
import { samples as erasureStopped } from "./erasure-stopped.tsx";
import { samples as exportReady } from "./export-ready.tsx";

const samples = {
  ...erasureScheduled,
  ...erasureCancelled,
  ...erasureStopped,
  ...erased,
  ...exportReady,
};

describeAccountEmails(samples, {
  erasureScheduled: { facts: [], leads: "my-account", hasTimestamp: true, isSuspicious: true },
  erasureCancelled: { facts: [], leads: "my-account", isSuspicious: true },
  erasureStopped: { facts: [], leads: "my-account" },
  erased: { facts: [], leads: null },
  exportReady: { facts: [], leads: "data", hasTimestamp: true, isSuspicious: true },
});
