import {
  CancellationParams,
  EndPlanBody,
  MoveLicenceBody,
  RefundBody,
  RegenerateBody,
  SettleCancellationBody,
  SettleWithdrawalBody,
  StaffChargeParams,
  StaffComputerParams,
  StaffCustomerParams,
  StaffLicenceParams,
  StaffOrderParams,
  StaffPlanParams,
  StaffReasonBody,
  StaffWithdrawalParams,
} from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { staffAction } from "../../../platform/staff-api/staff-action.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { clearMailbox } from "../customers/customer-mailbox.ts";
import { endComputer } from "../licences/end-computer.ts";
import { moveLicence } from "../licences/move-licence.ts";
import { startPlanEnd } from "../plans/start-plan-end.ts";
import { regenerateLicence } from "../licences/regenerate-licence.ts";
import { startChargeRefund } from "../refunds/start-charge-refund.ts";
import { startRefund } from "../refunds/start-refund.ts";
import { settleCancellation } from "../withdrawals/settle-cancellation.ts";
import { settleWithdrawal } from "../withdrawals/settle-withdrawal.ts";
import { resendLicence, resendOrder, resendSetup } from "./resend-mails.ts";

/** What staff does for a customer. */
export function staffActions(scope: App, guard: StaffGuard): void {
  staffAction(scope, guard, {
    action: "setup.resend",
    path: "/staff/v1/customers/:id/resend-setup",
    summary: "Send a new account setup link to a customer without a password",
    params: StaffCustomerParams,
    body: StaffReasonBody,
    run: (work, { id }) => resendSetup(work, id),
  });
  staffAction(scope, guard, {
    action: "mailbox.clear",
    path: "/staff/v1/customers/:id/clear-mailbox",
    summary: "Resume emails to an address that bounced",
    params: StaffCustomerParams,
    body: StaffReasonBody,
    run: (work, { id }) => clearMailbox(work, id),
  });
  staffAction(scope, guard, {
    action: "order.resend",
    path: "/staff/v1/orders/:reference/resend",
    summary: "Resend an order email",
    params: StaffOrderParams,
    body: StaffReasonBody,
    run: (work, { reference }) => resendOrder(work, reference),
  });
  staffAction(scope, guard, {
    action: "order.refund",
    path: "/staff/v1/orders/:reference/refund",
    summary: "Start a refund of order items at the payment provider",
    params: StaffOrderParams,
    body: RefundBody,
    run: (work, { reference }, { lines, digest }) =>
      startRefund(work, { reference, lines, digest }),
  });
  staffAction(scope, guard, {
    action: "order.refund",
    path: "/staff/v1/charges/:id/refund",
    summary: "Start a refund of a later plan charge, which also ends the plan",
    params: StaffChargeParams,
    body: StaffReasonBody,
    run: (work, { id }) => startChargeRefund(work, id),
  });
  staffAction(scope, guard, {
    action: "licence.resend",
    path: "/staff/v1/licences/:id/resend",
    summary: "Send a license’s serial number and authentication code to its owner",
    params: StaffLicenceParams,
    body: StaffReasonBody,
    run: (work, { id }) => resendLicence(work, id),
  });
  staffAction(scope, guard, {
    action: "licence.regenerate",
    path: "/staff/v1/licences/:id/regenerate",
    summary:
      "Issue a new serial number and authentication code; the old ones stop working and all computers are deactivated",
    params: StaffLicenceParams,
    body: RegenerateBody,
    run: (work, { id: licenceId }, { serial }) => regenerateLicence(work, { licenceId, serial }),
  });
  staffAction(scope, guard, {
    action: "licence.move",
    path: "/staff/v1/licences/:id/move",
    summary: "Move a license to another customer; its computers are deactivated",
    params: StaffLicenceParams,
    body: MoveLicenceBody,
    run: (work, { id: licenceId }, { customer, email }) =>
      moveLicence(work, { licenceId, customer, email }),
  });
  staffAction(scope, guard, {
    action: "computer.end",
    path: "/staff/v1/computers/:id/end",
    summary: "Deactivate a computer",
    params: StaffComputerParams,
    body: StaffReasonBody,
    run: (work, { id }) => endComputer(work, id),
  });
  staffAction(scope, guard, {
    action: "plan.end",
    path: "/staff/v1/plans/:id/end",
    summary: "End a plan now or at the end of the paid period",
    params: StaffPlanParams,
    body: EndPlanBody,
    run: (work, { id: subscriptionId }, { when }) => startPlanEnd(work, { subscriptionId, when }),
  });
  staffAction(scope, guard, {
    action: "withdrawal.settle",
    path: "/staff/v1/withdrawals/:id/settle",
    summary: "Record the outcome of a withdrawal",
    params: StaffWithdrawalParams,
    body: SettleWithdrawalBody,
    run: (work, { id }, { outcome, refusal, refusalNote = "" }) =>
      settleWithdrawal(work, { id, outcome, refusal, refusalNote }),
  });
  staffAction(scope, guard, {
    action: "cancellation.settle",
    path: "/staff/v1/cancellations/:id/settle",
    summary: "Decide a cancellation that the shop can’t: accepted, its plan is canceled",
    params: CancellationParams,
    body: SettleCancellationBody,
    run: (work, { id }, { outcome, note = "" }) => settleCancellation(work, { id, outcome, note }),
  });
}
