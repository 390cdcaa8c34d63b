import type { AccountLetter } from "./account-letter.ts";
import type { AccountNewsName } from "./texts/account/account-texts.ts";

const ended = {
  declined: "transferDeclined",
  withdrawn: "transferWithdrawn",
  expired: "transferExpired",
} as const;

/** Which texts tell it. */
export function chooseAccountNews(letter: AccountLetter): AccountNewsName {
  if (letter.kind === "transferDone")
    return letter.role === "giver" ? "transferGiven" : "transferTaken";
  if (letter.kind === "transferEnded") return ended[letter.reason];
  if (letter.kind === "licence") return letter.isRegenerated ? "licenceRegenerated" : "licence";
  if (letter.kind === "withdrawalSettled")
    return letter.outcome === "accepted" ? "withdrawalAccepted" : "withdrawalRefused";
  return letter.kind;
}
