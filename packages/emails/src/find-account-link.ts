import type { AccountEmail } from "./account-letter.ts";

/** The URL of the e-mail's button; null where it has none. */
export function findAccountLink(email: AccountEmail): string | null {
  switch (email.kind) {
    case "resetPassword":
    case "passwordChanged":
      return email.resetUrl;
    case "reactivateLegacy":
    case "completeAccount":
      return email.setupUrl;
    case "newDevice":
    case "passkeyAdded":
    case "emailChanged":
      return email.securityUrl;
    case "confirmEmailOld":
    case "confirmEmailNew":
    case "transferGive":
    case "transferTake":
    case "confirmMerge":
    case "confirmReminders":
      return email.confirmUrl;
    case "licence":
    case "codeRedeemed":
    case "transferDone":
    case "transferEnded":
    case "merged":
    case "erasureScheduled":
    case "erasureCancelled":
    case "erasureStopped":
      return email.accountUrl;
    case "exportReady":
      return email.downloadUrl;
    case "erased":
    case "withdrawalReceived":
    case "withdrawalSettled":
      return null;
  }
}
