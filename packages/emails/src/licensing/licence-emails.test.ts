import { transferDays } from "@autotune/commerce";
import { describeAccountEmails } from "../platform/testing/describe-account-emails.ts";
import { samples as licence } from "./licence.tsx";
import { samples as transferDone } from "./transfer-done.tsx";
import { samples as transferEnded } from "./transfer-ended.tsx";
import { samples as transferGive } from "./transfer-give.tsx";
import { samples as transferTake } from "./transfer-take.tsx";

const samples = { ...licence, ...transferGive, ...transferTake, ...transferDone, ...transferEnded };

describeAccountEmails(samples, {
  licence: {
    facts: ["product", "serial", "authenticationString"],
    leads: "my-account",
    isSuspicious: true,
  },
  licenceRegenerated: {
    facts: ["product", "serial", "authenticationString"],
    leads: "my-account",
    isSuspicious: true,
  },
  transferGive: {
    facts: ["product", "serial", "takerEmail"],
    hasTimestamp: true,
    leads: "confirm",
    lasts: transferDays,
    isSuspicious: true,
  },
  transferTake: {
    facts: ["product", "giverName"],
    hasTimestamp: true,
    leads: "confirm",
    lasts: transferDays,
  },
  transferGiven: { facts: ["product", "takerEmail"], leads: "my-account", isSuspicious: true },
  transferTaken: { facts: ["product", "giverName"], leads: "my-account" },
  transferDeclined: { facts: ["product"], leads: "my-account" },
  transferWithdrawn: { facts: ["product"], leads: "my-account" },
  transferExpired: { facts: ["product"], leads: "my-account" },
});
