import type { StaffEvent } from "../../identity/staff/staff-audit.ts";
import type { WithdrawalRefusal } from "@autotune/commerce";
import type { CodeGift, StaffAction, TimelineKind } from "@autotune/contract";
import type { SupportAction } from "../api/support-actions.ts";

export const timelineWords: Readonly<Record<TimelineKind, string>> = {
  accountCreated: "Account created",
  accountErased: "Account deleted",
  erasureRequested: "Deletion requested",
  dataExported: "Data export requested",
  accountMerged: "Accounts merged",
  emailChangeRequested: "Email change requested",
  passwordResetRequested: "Password reset requested",
  signedIn: "Signed in",
  passkeyAdded: "Passkey added",
  orderPlaced: "Order",
  refunded: "Refunded",
  planBegan: "Plan started",
  planCancelled: "Plan canceled",
  planEnded: "Plan ended",
  planCharged: "Plan charged",
  planChargeFailed: "Charge failed",
  planChangeRequested: "Plan change requested",
  planChangeSettled: "Plan change settled",
  renewalAgreed: "Renewals accepted",
  codeRedeemed: "Code redeemed",
  licenceGranted: "License granted",
  licenceUpgraded: "License upgraded",
  licenceRevoked: "License revoked",
  transferBegan: "Transfer started",
  transferEnded: "Transfer ended",
  deviceActivated: "Computer activated",
  deviceDeactivated: "Computer deactivated",
  withdrawalReceived: "Withdrawal received",
  withdrawalSettled: "Withdrawal settled",
  mailQueued: "Email not sent yet",
  mailSent: "Email",
  providerTold: "Payment provider",
  staffActed: "Support desk",
};

const actionWords: Readonly<Record<StaffAction | StaffEvent, string>> = {
  "customer.find": "searched for customers",
  "customer.read": "opened the customer’s page",
  "withdrawal.list": "viewed open withdrawals",
  "order.resend": "resent the order email",
  "setup.resend": "sent an account setup link",
  "mailbox.clear": "resumed emails to the customer",
  "licence.resend": "sent the license by email",
  "licence.regenerate": "regenerated a license",
  "order.refund": "started a refund",
  "withdrawal.settle": "settled a withdrawal",
  "code.list": "viewed code batches",
  "code.find": "searched for a code",
  "code.make": "created codes",
  "code.stop": "stopped a code batch",
  "audit.read": "viewed the audit log",
  "staff.sign-in": "signed in",
  "staff.sign-in-fail": "failed to sign in",
  "staff.create": "added a staff member",
  "staff.delete": "removed a staff member",
  "staff.role-change": "changed a staff member’s role",
  "staff.email-change": "changed a staff member’s email address",
  "staff.password-change": "changed a staff member’s password",
  "staff.factor-add": "added a second step",
  "staff.factor-remove": "removed a second step",
  "staff.factor-confirm": "confirmed it was them",
  "staff.factor-fail": "entered a wrong code",
  "staff.recovery-codes-make": "made new recovery codes",
};

/** The notice when it is done. E-mails and refunds follow asynchronously. */
export const doneWords: Readonly<Record<SupportAction, string>> = {
  "resend-order": "The order email is on its way.",
  "resend-setup": "The account setup link is on its way.",
  "clear-mailbox": "Emails to this customer are going out again.",
  "resend-licence": "The license is on its way by email.",
  regenerate:
    "The license has a new serial number. The old one no longer works, and the customer gets the new one by email.",
  refund:
    "The refund has been requested. It appears in the timeline once the payment provider confirms it.",
  "refund-charge":
    "The refund has been requested. The plan ends once the payment provider confirms it.",
  settle: "The withdrawal is settled.",
  "stop-codes": "The batch is stopped. Its unused codes can’t be redeemed.",
};

/** What the customer reads at more length, in their own language. */
export const refusalWords: Readonly<Record<WithdrawalRefusal, string>> = {
  late: "It came after the 14 days.",
  unknownOrder: "No order matches the number and the email address.",
  alreadyRefunded: "The order was refunded before.",
  repeated: "It repeats an earlier withdrawal.",
  renewal: "It’s about a renewal, and the 14 days start with the plan.",
  other: "Another reason, in the note.",
};

const problemWords: Readonly<Record<string, string>> = {
  invalidRequest: "Something in the form is missing or too long. Nothing was changed.",
  staffSignInRequired: "The store didn’t accept the CMS’s signature. Tell an administrator.",
  staffRoleTooLow: "Your role can’t do this. Ask a manager.",
  notFound: "The store couldn’t find this. Nothing was changed.",
  changedMeanwhile:
    "This changed after you opened the page. Nothing was done: check it and try again.",
  unreachable:
    "The store isn’t responding. If you just sent a form, check whether it went through before you try again.",
};

export function wordsOfProblem(reason: string): string {
  return problemWords[reason] ?? "That didn’t work. Nothing was changed.";
}

export function wordsOfAction(action: string): string {
  return new Map<string, string>(Object.entries(actionWords)).get(action) ?? action;
}

export function wordsOfGift(gift: CodeGift): string {
  switch (gift.kind) {
    case "licence":
      return `license for ${gift.path}`;
    case "promotion":
      return `promotion ${gift.code}`;
    case "coupon":
      return `coupon ${gift.code}`;
  }
}

/** By the name of its queue, as in `send-order-email`, or by its own, as in `orderPending`. */
export function wordsOfMail(name: string): string {
  return name
    .replace(/^send-/, "")
    .replace(/-email$/, "")
    .replaceAll("-", " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace("licence", "license");
}
