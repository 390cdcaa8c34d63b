import {
  AuditResponse,
  AuditQuery,
  FindCustomersBody,
  FoundCustomers,
  StaffCustomer,
  StaffCustomerParams,
  StaffCustomerQuery,
  StaffWithdrawals,
  StaffWithdrawalsQuery,
} from "@autotune/contract";
import { writeAuditEntry } from "@autotune/database";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { apiErrors, tags } from "../../../platform/staff-calls/route-schema.ts";
import { findCustomers } from "../customers/find-customers.ts";
import { readAudit } from "./read-audit.ts";
import { readCustomer } from "../customers/read-customer.ts";
import type { StaffGuard } from "../../../platform/staff-calls/staff-guard.ts";
import { readOpenWithdrawals } from "../withdrawals/read-withdrawals.ts";

/** What staff reads. Each read is logged in the same transaction. */
export async function readingRoutes(app: App, { guard }: { guard: StaffGuard }): Promise<void> {
  app.post(
    "/staff/v1/customers/find",
    {
      preHandler: guard.require("customer.find"),
      schema: {
        summary: "Find a customer by address, name, order reference or serial",
        tags,
        body: FindCustomersBody,
        response: { 200: FoundCustomers, ...apiErrors },
      },
    },
    async (request) =>
      app.transact(async (transaction) => {
        const found = await findCustomers(transaction, request.body.query);
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "customer.find",
          subject: "customers",
          // Not the query itself: it is somebody's email address or name.
          details: {
            by: found.customers[0]?.foundBy ?? null,
            found: found.customers.map(({ id }) => id),
          },
        });
        return found;
      }),
  );

  app.get(
    "/staff/v1/customers/:id",
    {
      preHandler: guard.require("customer.read"),
      schema: {
        summary: "A customer with orders, licences, plans, devices and what happened",
        tags,
        params: StaffCustomerParams,
        querystring: StaffCustomerQuery,
        response: { 200: StaffCustomer, ...apiErrors },
      },
    },
    async (request) => {
      const { orders = 1, licences = 1, before } = request.query;
      // The timeline reads the job tables, which are created when they are first needed.
      await app.readyToEnqueue();
      const read = await app.transact((transaction) =>
        readCustomer(transaction, guard.staffOf(request), {
          accountId: request.params.id,
          orders,
          licences,
          before,
        }),
      );
      if (read === undefined) throw new ApiError("notFound");
      return read;
    },
  );

  app.get(
    "/staff/v1/withdrawals",
    {
      preHandler: guard.require("withdrawal.list"),
      schema: {
        summary: "Withdrawals that wait to be settled, the oldest first",
        tags,
        querystring: StaffWithdrawalsQuery,
        response: { 200: StaffWithdrawals, ...apiErrors },
      },
    },
    async (request) =>
      app.transact(async (transaction) => {
        const page = request.query.page ?? 1;
        const open = await readOpenWithdrawals(transaction, page);
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "withdrawal.list",
          subject: "withdrawals",
          details: { page },
        });
        return open;
      }),
  );

  app.get(
    "/staff/v1/audit",
    {
      preHandler: guard.require("audit.read"),
      schema: {
        summary: "What staff did and looked at, the newest first",
        tags,
        querystring: AuditQuery,
        response: { 200: AuditResponse, ...apiErrors },
      },
    },
    async (request) =>
      app.transact(async (transaction) => {
        const { before, customer } = request.query;
        const audit = await readAudit(transaction, { before, customer });
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "audit.read",
          subject: "audit",
          details: { before: before ?? null, customer: customer ?? null },
        });
        return audit;
      }),
  );
}
