import {
  AuditResponse,
  AuditQuery,
  FindCustomersBody,
  FoundCustomers,
  StaffCustomer,
  StaffCustomerParams,
  StaffCustomerQuery,
  StaffCancellations,
  StaffWithdrawals,
  StaffWithdrawalsQuery,
} from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { apiErrors, tags } from "../../../platform/staff-api/route-schema.ts";
import { findCustomers } from "../customers/find-customers.ts";
import { readAudit } from "./read-audit.ts";
import { readCustomer } from "../customers/read-customer.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { readCancellations } from "../withdrawals/read-cancellations.ts";
import { readOpenWithdrawals } from "../withdrawals/read-withdrawals.ts";

/** What staff reads. */
export function readingRoutes(scope: App, guard: StaffGuard): void {
  scope.post(
    "/staff/v1/customers/find",
    {
      preHandler: guard.require("customer.find"),
      schema: {
        summary: "Find a customer by email, name, order number or serial number",
        tags,
        body: FindCustomersBody,
        response: { 200: FoundCustomers, ...apiErrors },
      },
    },
    async (request) => {
      const result = await scope.readFromReplica((database) =>
        findCustomers(database, request.body.query),
      );
      // Shown only once it is logged. Not the query itself: it is somebody's email address or name.
      const details = {
        by: result.customers[0]?.foundBy ?? null,
        found: result.customers.map(({ id }) => id),
      };
      return guard.performAudited(request, "customer.find", async () => ({
        subject: "customers",
        details,
        result,
      }));
    },
  );

  scope.get(
    "/staff/v1/customers/:id",
    {
      preHandler: guard.require("customer.read"),
      schema: {
        summary: "A customer with orders, licenses, plans, devices and history",
        tags,
        params: StaffCustomerParams,
        querystring: StaffCustomerQuery,
        response: { 200: StaffCustomer, ...apiErrors },
      },
    },
    async (request) => {
      const { id: accountId } = request.params;
      const { orders = 1, licences = 1, before } = request.query;
      return guard.performAudited(request, "customer.read", async ({ transaction, staff }) => {
        const wanted = { accountId, orders, licences, before };
        const result = await readCustomer(transaction, { modules: scope.modules, staff }, wanted);
        if (result === undefined) throw new ApiError("notFound");
        return { subject: customerSubject(accountId), details: {}, result };
      });
    },
  );

  scope.get(
    "/staff/v1/withdrawals",
    {
      preHandler: guard.require("withdrawal.list"),
      schema: {
        summary: "Open withdrawals, oldest first",
        tags,
        querystring: StaffWithdrawalsQuery,
        response: { 200: StaffWithdrawals, ...apiErrors },
      },
    },
    async (request) =>
      guard.performAudited(request, "withdrawal.list", async ({ transaction }) => {
        const page = request.query.page ?? 1;
        const result = await readOpenWithdrawals(transaction, page);
        return { subject: "withdrawals", details: { page }, result };
      }),
  );

  scope.get(
    "/staff/v1/cancellations",
    {
      preHandler: guard.require("withdrawal.list"),
      schema: {
        summary: "Cancellations declared without signing in, newest first",
        tags,
        response: { 200: StaffCancellations, ...apiErrors },
      },
    },
    async (request) =>
      guard.performAudited(request, "withdrawal.list", async ({ transaction }) => {
        const result = { data: await readCancellations(transaction) };
        return { subject: "cancellations", details: {}, result };
      }),
  );

  scope.get(
    "/staff/v1/audit",
    {
      preHandler: guard.require("audit.read"),
      schema: {
        summary: "Staff activity, newest first",
        tags,
        querystring: AuditQuery,
        response: { 200: AuditResponse, ...apiErrors },
      },
    },
    async (request) =>
      guard.performAudited(request, "audit.read", async ({ transaction }) => {
        const { before, customer } = request.query;
        const result = await readAudit(transaction, { before, customer });
        const details = { before: before ?? null, customer: customer ?? null };
        return { subject: "audit", details, result };
      }),
  );
}
