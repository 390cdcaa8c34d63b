/**
 * What an email is for, which decides whom it still goes to:
 * - `asked`: the response to what somebody has just done. It is sent whatever bounced before.
 * - `account`: about what a person has with us. Not to an address that does not exist.
 * - `marketing`: optional. Only without a complaint or bounces, and with an unsubscribe link.
 * - `unkept`: to our own mailbox, or to somebody who was erased: nothing is stored of its address.
 */
export type MailPurpose = "asked" | "account" | "marketing" | "unkept";

/**
 * Every email that the shop sends, by its name. Decision 0038 gives the reason why each is ours and not the
 * payment provider's, and a test compares the two.
 */
export const mailKinds = {
  order: "asked",
  orderPending: "asked",
  refund: "account",
  setup: "asked",
  completeAccount: "asked",
  reactivateLegacy: "asked",
  resetPassword: "asked",
  confirmEmailOld: "asked",
  confirmEmailNew: "asked",
  confirmMerge: "asked",
  confirmReminders: "asked",
  newsletterConfirm: "asked",
  newsletterDigest: "marketing",
  betaInvitation: "asked",
  priceAlertConfirm: "asked",
  priceAlert: "marketing",
  cartReminder: "marketing",
  inquiryConfirmation: "asked",
  inquiryNotice: "unkept",
  newDevice: "account",
  passwordChanged: "account",
  passkeyAdded: "account",
  emailChanged: "account",
  licence: "account",
  codeRedeemed: "account",
  transferGive: "asked",
  transferTake: "account",
  transferDone: "account",
  transferEnded: "account",
  merged: "account",
  erasureScheduled: "account",
  erasureCancelled: "account",
  erasureStopped: "account",
  erased: "unkept",
  exportReady: "account",
  withdrawalReceived: "asked",
  withdrawalSettled: "account",
  "plan.trialStarted": "account",
  "plan.trialEnding": "account",
  "plan.renewed": "account",
  "plan.paymentFailed": "account",
  "plan.planChanged": "account",
  "plan.paused": "account",
  "plan.resumed": "account",
  "plan.cancelled": "account",
  "plan.ended": "account",
} as const satisfies Record<string, MailPurpose>;

export type MailKind = keyof typeof mailKinds;

/** The optional kinds. */
export type MarketingMailKind = {
  [Kind in MailKind]: (typeof mailKinds)[Kind] extends "marketing" ? Kind : never;
}[MailKind];
