import type { AccountEmail } from "./account-letter.ts";
import type { AccountNewsName } from "./texts/account/account-texts.ts";

const ended = {
  declined: "transferDeclined",
  withdrawn: "transferWithdrawn",
  expired: "transferExpired",
} as const;

/** Which texts it has. */
export function chooseAccountNews(email: AccountEmail): AccountNewsName {
  if (email.kind === "transferDone")
    return email.role === "giver" ? "transferGiven" : "transferTaken";
  if (email.kind === "transferEnded") return ended[email.reason];
  if (email.kind === "licence") return email.isRegenerated ? "licenceRegenerated" : "licence";
  if (email.kind === "withdrawalSettled")
    return email.outcome === "accepted" ? "withdrawalAccepted" : "withdrawalRefused";
  return email.kind;
}
