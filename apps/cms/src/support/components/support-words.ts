import type { CodeGift, StaffAction, TimelineKind } from "@autotune/contract";
import type { SupportAction } from "../api/support-actions.ts";

export const timelineWords: Readonly<Record<TimelineKind, string>> = {
  accountCreated: "Account created",
  accountErased: "Account erased",
  erasureRequested: "Asked to be erased",
  dataExported: "Asked for their data",
  accountMerged: "Accounts merged",
  emailChangeRequested: "Asked to change the address",
  passwordResetRequested: "Asked to reset the password",
  signedIn: "Signed in",
  passkeyAdded: "Passkey added",
  orderPlaced: "Order",
  refunded: "Refunded",
  planBegan: "Plan began",
  planCancelled: "Plan cancelled",
  planEnded: "Plan ended",
  planCharged: "Plan charged",
  planChargeFailed: "Charge failed",
  planChangeRequested: "Plan change requested",
  planChangeSettled: "Plan change settled",
  renewalAgreed: "Agreed to renewals",
  codeRedeemed: "Code redeemed",
  licenceGranted: "Licence granted",
  licenceUpgraded: "Licence upgraded",
  licenceRevoked: "Licence revoked",
  transferBegan: "Transfer began",
  transferEnded: "Transfer ended",
  deviceActivated: "Computer activated",
  deviceDeactivated: "Computer deactivated",
  withdrawalReceived: "Withdrawal received",
  withdrawalSettled: "Withdrawal settled",
  mailQueued: "E-mail",
  providerTold: "Payment provider",
  staffActed: "Support desk",
};

const actionWords: Readonly<Record<StaffAction, string>> = {
  "customer.find": "looked for customers",
  "customer.read": "opened the customer's page",
  "withdrawal.list": "read the open withdrawals",
  "order.resend": "sent the order's e-mail again",
  "setup.resend": "sent a link to set up the account",
  "mailbox.clear": "noted that mail works again",
  "licence.resend": "sent the licence by e-mail",
  "licence.regenerate": "regenerated a licence",
  "order.refund": "started a refund",
  "withdrawal.settle": "settled a withdrawal",
  "code.list": "read the batches of codes",
  "code.find": "looked for a code",
  "code.make": "made codes",
  "code.stop": "stopped a batch of codes",
  "audit.read": "read the audit log",
};

/** The notice when it is done. E-mails and refunds follow asynchronously. */
export const doneWords: Readonly<Record<SupportAction, string>> = {
  "resend-order": "The order's e-mail is on its way.",
  "resend-setup": "The link to set up the account is on its way.",
  "clear-mailbox": "Mails to the customer go out again from now on.",
  "resend-licence": "The licence is on its way by e-mail.",
  regenerate:
    "The licence has a new serial. The old one has stopped, and the customer gets the new one by e-mail.",
  refund:
    "The refund is asked for at the payment provider. It stands in the timeline once the provider confirms it.",
  "refund-charge":
    "The refund is asked for at the payment provider. The plan ends once the provider confirms it.",
  settle: "The withdrawal is settled.",
  "stop-codes": "The batch is stopped. None of its codes can be redeemed any more.",
};

const problemWords: Readonly<Record<string, string>> = {
  invalidRequest: "Something in the form was missing or too long. Nothing was done.",
  staffSignInRequired:
    "The shop did not accept the back office's signature. Tell an administrator.",
  staffRoleTooLow: "Your role may not do this. Ask a manager.",
  notFound: "There is no such thing in the shop. Nothing was done.",
  changedMeanwhile: "This had changed since you opened the page. Nothing was done; look again.",
  unreachable:
    "The shop does not answer. Nothing is known to have been done; look again in a minute.",
};

export function wordsOfProblem(reason: string): string {
  return problemWords[reason] ?? "That did not work. Nothing was done.";
}

export function wordsOfAction(action: string): string {
  return new Map<string, string>(Object.entries(actionWords)).get(action) ?? action;
}

export function wordsOfGift(gift: CodeGift): string {
  switch (gift.kind) {
    case "licence":
      return `a licence of ${gift.path}`;
    case "promotion":
      return `the promotion ${gift.code}`;
    case "coupon":
      return `the coupon ${gift.code}`;
  }
}

/** `send-order-email` is the name of its queue. */
export function wordsOfMail(queue: string): string {
  return queue
    .replace(/^send-/, "")
    .replace(/-email$/, "")
    .replaceAll("-", " ");
}
