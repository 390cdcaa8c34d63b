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
  cancellationReceived: "Cancellation received",
  cancellationConfirmed: "Cancellation confirmed",
  cancellationTakenBack: "Cancellation taken back",
  cancellationSettled: "Cancellation settled",
  mailQueued: "Email not sent yet",
  mailSent: "Email",
  providerTold: "Payment provider",
  noteWritten: "Note",
  staffActed: "Support console",
};

const actionWords: Readonly<Record<StaffAction | StaffEvent, string>> = {
  "customer.find": "searched for customers",
  "customer.read": "opened the customer’s page",
  "waiting.read": "viewed what waits",
  "order.list": "viewed orders",
  "customer.view": "looked at what the customer sees",
  "withdrawal.list": "viewed open withdrawals",
  "order.read": "opened an order",
  "order.note": "wrote a note",
  "order.refund-preview": "looked at what a refund takes back",
  "order.resend": "resent the order email",
  "setup.resend": "sent an account setup link",
  "mailbox.clear": "resumed emails to the customer",
  "licence.resend": "sent the license by email",
  "licence.regenerate": "regenerated a license",
  "computer.end": "deactivated a computer",
  "licence.move": "moved a license",
  "plan.end": "ended a plan",
  "order.refund": "started a refund",
  "withdrawal.settle": "settled a withdrawal",
  "cancellation.settle": "settled a cancellation",
  "code.list": "viewed code batches",
  "code.find": "searched for a code",
  "code.make": "created codes",
  "code.stop": "stopped a code batch",
  "report.sales": "viewed reports",
  "report.demand": "viewed the demand report",
  "report.save-view": "changed a saved report",
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
  note: "The note is saved.",
  "resend-order": "The order email is on its way.",
  "resend-setup": "The account setup link is on its way.",
  "clear-mailbox": "Emails to this customer are going out again.",
  "resend-licence": "The license is on its way by email.",
  regenerate:
    "The license has a new serial number. The old one no longer works, and the customer gets the new one by email.",
  "move-licence": "The license belongs to the other customer now. Both get an email.",
  "end-computer": "The computer is deactivated.",
  "end-plan":
    "The end of the plan has been requested. It shows once the payment provider confirms it.",
  refund:
    "The refund has been requested. It appears in the timeline once the payment provider confirms it.",
  "refund-charge":
    "The refund has been requested. The plan ends once the payment provider confirms it.",
  settle: "The withdrawal is settled.",
  "settle-cancellation": "The cancellation is settled, and the customer gets an email.",
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
  transferRefused:
    "This license can’t be moved: it’s a gift, isn’t valid anymore, or the new owner is the same customer.",
  takerAccountRequired:
    "Nobody has confirmed the new owner’s email address. Ask them to reset their password once, then try again.",
  notFound: "The store couldn’t find this. Nothing was changed.",
  nameTaken: "You already have a saved view with this name. Choose another one.",
  changedMeanwhile:
    "This changed after you opened the page. Nothing was done: check it and try again.",
  confirmedOnly:
    "This only confirmed that it’s you. Nothing was changed: fill in the form and send it again.",
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
