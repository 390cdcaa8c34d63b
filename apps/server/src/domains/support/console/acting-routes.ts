import {
  RefundBody,
  RegenerateBody,
  SettleWithdrawalBody,
  StaffChargeParams,
  StaffCustomerParams,
  StaffLicenceParams,
  StaffOrderParams,
  StaffReasonBody,
  StaffWithdrawalParams,
  type StaffAction,
} from "@autotune/contract";
import { writeAuditEntry } from "@autotune/database";
import type { FastifyRequest } from "fastify";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { apiErrors, tags } from "../../../platform/staff-calls/route-schema.ts";
import { clearMailbox } from "../customers/customer-mailbox.ts";
import { regenerateLicence } from "../licences/regenerate-licence.ts";
import type { StaffGuard } from "../../../platform/staff-calls/staff-guard.ts";
import { resendLicence, resendOrder, resendSetup } from "./resend-mails.ts";
import { settleWithdrawal } from "../withdrawals/settle-withdrawal.ts";
import type { StaffDeed, StaffWork } from "../../../platform/staff-calls/staff-work.ts";
import { startChargeRefund } from "../refunds/start-charge-refund.ts";
import { startRefund } from "../refunds/start-refund.ts";

const response = { 204: Type.Null(), ...apiErrors };

/** What staff does. Each action has a reason and is logged in the same transaction. */
export async function actingRoutes(app: App, { guard }: { guard: StaffGuard }): Promise<void> {
  /** Runs it and logs it, or neither. */
  const act = async (
    request: FastifyRequest<{ Body: { reason: string } }>,
    action: StaffAction,
    work: (parts: StaffWork) => Promise<StaffDeed>,
  ): Promise<void> => {
    const staff = guard.staffOf(request);
    const reason = request.body.reason.trim();
    const enqueue = await app.readyToEnqueue();
    await app.transact(async (transaction) => {
      const { subject, details } = await work({ transaction, enqueue });
      await writeAuditEntry(transaction, {
        staff,
        action,
        subject,
        details: { ...details, reason },
      });
    });
  };

  app.post(
    "/staff/v1/customers/:id/resend-setup",
    {
      preHandler: guard.require("setup.resend"),
      schema: {
        summary: "Send a customer without a password a new link to set up the account",
        tags,
        params: StaffCustomerParams,
        body: StaffReasonBody,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await act(request, "setup.resend", (work) => resendSetup(work, id));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/customers/:id/clear-mailbox",
    {
      preHandler: guard.require("mailbox.clear"),
      schema: {
        summary: "Write to a customer's address again, from which mails came back",
        tags,
        params: StaffCustomerParams,
        body: StaffReasonBody,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await act(request, "mailbox.clear", (work) => clearMailbox(work, id));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/orders/:reference/resend",
    {
      preHandler: guard.require("order.resend"),
      schema: {
        summary: "Send the e-mail of an order once more",
        tags,
        params: StaffOrderParams,
        body: StaffReasonBody,
        response,
      },
    },
    async (request, reply) => {
      const { reference } = request.params;
      await act(request, "order.resend", (work) => resendOrder(work, reference));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/orders/:reference/refund",
    {
      preHandler: guard.require("order.refund"),
      schema: {
        summary: "Start the refund of lines of an order at the payment provider",
        tags,
        params: StaffOrderParams,
        body: RefundBody,
        response,
      },
    },
    async (request, reply) => {
      const { reference } = request.params;
      const { lines } = request.body;
      await act(request, "order.refund", (work) => startRefund(work, { reference, lines }));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/charges/:id/refund",
    {
      preHandler: guard.require("order.refund"),
      schema: {
        summary: "Start the refund of a later charge of a plan, which ends with it",
        tags,
        params: StaffChargeParams,
        body: StaffReasonBody,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await act(request, "order.refund", (work) => startChargeRefund(work, id));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/licences/:id/resend",
    {
      preHandler: guard.require("licence.resend"),
      schema: {
        summary: "Send the owner of a licence its strings",
        tags,
        params: StaffLicenceParams,
        body: StaffReasonBody,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await act(request, "licence.resend", (work) => resendLicence(work, id));
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/licences/:id/regenerate",
    {
      preHandler: guard.require("licence.regenerate"),
      schema: {
        summary: "Give a licence new strings; the old ones stop and its computers are deactivated",
        tags,
        params: StaffLicenceParams,
        body: RegenerateBody,
        response,
      },
    },
    async (request, reply) => {
      const { id: licenceId } = request.params;
      const { serial } = request.body;
      await act(request, "licence.regenerate", (work) =>
        regenerateLicence(work, { licenceId, serial }),
      );
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/withdrawals/:id/settle",
    {
      preHandler: guard.require("withdrawal.settle"),
      schema: {
        summary: "Mark how a withdrawal ended",
        tags,
        params: StaffWithdrawalParams,
        body: SettleWithdrawalBody,
        response,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { outcome } = request.body;
      await act(request, "withdrawal.settle", (work) => settleWithdrawal(work, { id, outcome }));
      return reply.status(204).send(null);
    },
  );
}
