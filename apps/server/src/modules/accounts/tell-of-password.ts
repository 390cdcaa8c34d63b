import type { Notice } from "../account-letters/notice-queue.ts";

/** The notice that goes to a person whose password was changed, in case it was not them. */
export function tellOfPassword(accountId: number, at: Date): Notice {
  return {
    name: `password-changed-${accountId}-${at.getTime()}`,
    accountId,
    news: { kind: "passwordChanged", at: at.toISOString() },
  };
}
