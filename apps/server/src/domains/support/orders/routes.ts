import {
  FindOrdersBody,
  FoundOrders,
  NoteBody,
  RefundPreview,
  RefundPreviewBody,
  StaffOrderPage,
  StaffOrderParams,
  StaffOrderQuery,
  StaffWaiting,
} from "@autotune/contract";
import { cancellation, withdrawal } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import { apiErrors, tags } from "../../../platform/staff-api/route-schema.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { isOpenCancellation } from "../../orders/index.ts";
import { previewRefund } from "../refunds/preview-refund.ts";
import { writeNote } from "./notes.ts";
import { readOrder } from "./read-order.ts";
import { findOrders } from "./find-orders.ts";
import { countFailedEmails, countOrdersToLookAt } from "./orders-to-look-at.ts";

/** What staff reads of orders, and writes about them. */
export function orderRoutes(scope: App, guard: StaffGuard): void {
  scope.get(
    "/staff/v1/waiting",
    {
      preHandler: guard.require("waiting.read"),
      schema: {
        summary: "How much waits for staff",
        tags,
        response: { 200: StaffWaiting, ...apiErrors },
      },
    },
    // Not in the audit log: numbers are about nobody, and a dashboard asks for them all day.
    () =>
      scope.readFromReplica(async (database) => ({
        ordersToLookAt: await countOrdersToLookAt(database),
        openWithdrawals: await database.$count(withdrawal, eq(withdrawal.state, "received")),
        openCancellations: await database.$count(cancellation, isOpenCancellation),
        failedEmails: await countFailedEmails(database),
      })),
  );

  scope.post(
    "/staff/v1/orders/find",
    {
      preHandler: guard.require("order.list"),
      schema: {
        summary: "Orders by state, period, product, country, currency or search term, newest first",
        tags,
        body: FindOrdersBody,
        response: { 200: FoundOrders, ...apiErrors },
      },
    },
    async (request) => {
      const result = await scope.readFromReplica((database) => findOrders(database, request.body));
      // Shown only once it is logged. Not the query itself: it is somebody's email address or name.
      const { query, ...filter } = request.body;
      const found = result.orders.map(({ reference }) => reference);
      const details = { ...filter, ...(query === undefined ? {} : { searched: true, found }) };
      return guard.performAudited(request, "order.list", async () => ({
        subject: "orders",
        details,
        result,
      }));
    },
  );

  scope.get(
    "/staff/v1/orders/:reference",
    {
      preHandler: guard.require("order.read"),
      schema: {
        summary: "An order with its items, licenses, plans, emails, notes and history",
        tags,
        params: StaffOrderParams,
        querystring: StaffOrderQuery,
        response: { 200: StaffOrderPage, ...apiErrors },
      },
    },
    async (request) =>
      guard.performAudited(request, "order.read", async ({ transaction, staff }) => {
        const { reference } = request.params;
        const wanted = { reference, before: request.query.before };
        const result = await readOrder(transaction, { modules: scope.modules, staff }, wanted);
        if (result === undefined) throw new ApiError("notFound");
        const subject = customerSubject(result.customer.id);
        return { subject, details: { order: reference }, result };
      }),
  );

  scope.post(
    "/staff/v1/orders/:reference/refund-preview",
    {
      preHandler: guard.require("order.refund-preview"),
      schema: {
        summary: "What a refund of order items would take back",
        tags,
        params: StaffOrderParams,
        body: RefundPreviewBody,
        response: { 200: RefundPreview, ...apiErrors },
      },
    },
    async (request) =>
      guard.performAudited(request, "order.refund-preview", async ({ transaction }) => {
        const { reference } = request.params;
        const { lines } = request.body;
        const preview = await previewRefund(transaction, { reference, lines });
        return { ...preview, details: { order: reference, previewed: lines } };
      }),
  );

  scope.post(
    "/staff/v1/orders/:reference/notes",
    {
      preHandler: guard.require("order.note"),
      schema: {
        summary: "Add a note to an order, for other staff",
        tags,
        params: StaffOrderParams,
        body: NoteBody,
        response: { 204: Type.Null(), ...apiErrors },
      },
    },
    async (request, reply) => {
      const { reference } = request.params;
      const { requestId, text } = request.body;
      await guard.performAudited(request, "order.note", async ({ transaction, staff }) => ({
        ...(await writeNote(transaction, { reference, requestId, text, staff })),
        result: null,
      }));
      return reply.status(204).send(null);
    },
  );
}
