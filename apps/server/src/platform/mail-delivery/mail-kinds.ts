/**
 * What an email is for, which decides whom it still goes to:
 * - `asked`: the response to what somebody has just done. It is sent whatever bounced before.
 * - `account`: about what a person has with us. Not to an address that does not exist.
 * - `marketing`: optional. Only without a complaint or bounces, and with an unsubscribe link.
 * - `unkept`: to our own mailbox, or to somebody who was erased: nothing is stored of its address.
 */
export type MailPurpose = "asked" | "account" | "marketing" | "unkept";

/**
 * Every email that the shop sends, by its name. Above each: why it is ours and not the payment provider's, and what
 * the provider sends instead. A test requires both.
 */
export const mailKinds = {
  /**
   * Ours: brings serials and, to guests, the way to their account.
   * Provider: the receipt, which stays: without fulfilment, so that serials come once.
   */
  order: "asked",
  /** Ours: says that licences come with the money. Provider: how to pay, for transfers, which stays. */
  orderPending: "asked",
  /** Ours: says which licences end. Provider: nothing that names them. */
  refund: "account",
  /** Ours: a guest's way to the account. Provider: nothing. */
  setup: "asked",
  /** Ours: the same, without an order. Provider: nothing. */
  completeAccount: "asked",
  /** Ours: the same, for customers of the shop before. Provider: nothing. */
  reactivateLegacy: "asked",
  /** Ours: the account is ours. Provider: a link to its own account page, when asked there. */
  resetPassword: "asked",
  /** Ours: the account is ours. Provider: nothing. */
  confirmEmailOld: "asked",
  /** Ours: the account is ours. Provider: nothing. */
  confirmEmailNew: "asked",
  /** Ours: the account is ours. Provider: nothing. */
  confirmMerge: "asked",
  /** Ours: the account is ours. Provider: nothing. */
  confirmReminders: "asked",
  /** Ours: the list is ours. Provider: nothing. */
  newsletterConfirm: "asked",
  /** Ours: the list is ours. Provider: nothing: its own mailing lists are not used. */
  newsletterDigest: "marketing",
  /** Ours: the programme is ours. Provider: nothing. */
  betaInvitation: "asked",
  /** Ours: the wish is ours. Provider: nothing. */
  priceAlertConfirm: "asked",
  /** Ours: the wish is ours. Provider: nothing. */
  priceAlert: "marketing",
  /** Ours: the cart is ours, and who wants to be reminded. Provider: nothing. */
  cartReminder: "marketing",
  /** Ours: to the school that wrote. Provider: nothing. */
  inquiryConfirmation: "asked",
  /** Ours: to our own people. Provider: nothing. */
  inquiryNotice: "unkept",
  /** Ours: to our own people. Provider: nothing. */
  weeklyReport: "unkept",
  /** Ours: security of the account. Provider: nothing. */
  newDevice: "account",
  /** Ours: security of the account. Provider: nothing. */
  passwordChanged: "account",
  /** Ours: security of the account. Provider: nothing. */
  passkeyAdded: "account",
  /** Ours: security of the account. Provider: nothing. */
  passkeyRemoved: "account",
  /** Ours: security of the account. Provider: nothing. */
  sessionsEnded: "account",
  /** Ours: security of the account. Provider: nothing. */
  emailChanged: "account",
  /** Ours: strings of a licence, from the support console. Provider: nothing. */
  licence: "account",
  /** Ours: strings of what a code was redeemed for. Provider: nothing: no money moved. */
  codeRedeemed: "account",
  /** Ours: licences are ours. Provider: nothing. */
  transferGive: "asked",
  /** Ours: licences are ours. Provider: nothing. */
  transferTake: "account",
  /** Ours: licences are ours. Provider: nothing. */
  transferDone: "account",
  /** Ours: licences are ours. Provider: nothing. */
  transferEnded: "account",
  /** Ours: the account is ours. Provider: nothing. */
  merged: "account",
  /** Ours: a right against us. Provider: nothing. */
  erasureScheduled: "account",
  /** Ours: a right against us. Provider: nothing. */
  erasureCancelled: "account",
  /** Ours: a right against us. Provider: nothing. */
  erasureStopped: "account",
  /** Ours: a right against us. Provider: nothing. */
  erased: "unkept",
  /** Ours: a right against us. Provider: nothing. */
  exportReady: "account",
  /** Ours: the law asks for the receipt. Provider: nothing. */
  withdrawalReceived: "asked",
  /** Ours: the law asks for the receipt, and its link verifies the mailbox. Provider: nothing. */
  cancellationReceived: "asked",
  /** Ours: what support decided about a cancellation. Provider: nothing. */
  cancellationSettled: "account",
  /** Ours: the texts are ours. Provider: nothing. */
  policyChanged: "account",
  /** Ours: the answer that the receipt promised. Provider: nothing. */
  withdrawalSettled: "account",
  /** Ours: what the trial opens, and when it costs. Provider: "Subscription activated": switched off. */
  "plan.trialStarted": "account",
  /** Ours: with the page on which it is ended. Provider: "Trial reminder": switched off. */
  "plan.trialEnding": "account",
  /** Ours: with the page on which it is ended, for long periods. Provider: "Payment reminder": switched off. */
  "plan.renewalComing": "account",
  /** Ours: until when the plan is good. Provider: "Charge completed": switched off; ours links to the invoice. */
  "plan.renewed": "account",
  /** Ours: until when the plan goes on without money. Provider: "Charge failed", "Payment overdue": switched off. */
  "plan.paymentFailed": "account",
  /** Ours: names the new plan. Provider: "Subscription updated": switched off. */
  "plan.planChanged": "account",
  /** Ours: when it goes on. Provider: nothing that we know of. */
  "plan.paused": "account",
  /** Ours: when it costs again. Provider: nothing that we know of. */
  "plan.resumed": "account",
  /** Ours: until when it can be taken back. Provider: "Subscription canceled": switched off. */
  "plan.cancelled": "account",
  /** Ours: that nothing was charged, and nothing will be. Provider: the same as for a plan. */
  "plan.trialCancelled": "account",
  /** Ours: that nothing was charged. Provider: the same as for a plan. */
  "plan.trialEnded": "account",
  /** Ours: what has stopped working. Provider: "Subscription deactivated": switched off. */
  "plan.ended": "account",
} as const satisfies Record<string, MailPurpose>;

export type MailKind = keyof typeof mailKinds;

/** The optional kinds. */
export type MarketingMailKind = {
  [Kind in MailKind]: (typeof mailKinds)[Kind] extends "marketing" ? Kind : never;
}[MailKind];
