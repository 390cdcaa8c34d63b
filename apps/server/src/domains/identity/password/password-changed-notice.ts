import type { Notice } from "../account-emails/notice-queue.ts";

/** The notice to the owner of a changed password, in case it was not them. */
export function passwordChangedNotice(
  accountId: number,
  at: Date,
  { isReset }: { isReset: boolean },
): Notice {
  return {
    name: `password-changed-${accountId}-${at.getTime()}`,
    accountId,
    news: { kind: "passwordChanged", at: at.toISOString(), isReset },
  };
}
