import type { AccountLetter } from "./account-letter.ts";

/** Where the letter leads; null where it leads nowhere. */
export function findAccountLink(letter: AccountLetter): string | null {
  switch (letter.kind) {
    case "resetPassword":
    case "passwordChanged":
      return letter.resetUrl;
    case "reactivateLegacy":
    case "completeAccount":
      return letter.setupUrl;
    case "newDevice":
    case "passkeyAdded":
    case "emailChanged":
      return letter.securityUrl;
    case "confirmEmailOld":
    case "confirmEmailNew":
    case "transferGive":
    case "transferTake":
    case "confirmMerge":
    case "confirmReminders":
      return letter.confirmUrl;
    case "licence":
    case "codeRedeemed":
    case "transferDone":
    case "transferEnded":
    case "merged":
    case "erasureScheduled":
    case "erasureCancelled":
    case "erasureStopped":
      return letter.accountUrl;
    case "exportReady":
      return letter.downloadUrl;
    case "erased":
    case "withdrawalReceived":
    case "withdrawalSettled":
      return null;
  }
}
