import { groupRedeemCode, parseRedeemCode } from "@autotune/commerce";
import {
  CodeBatches,
  CodeBatchesQuery,
  CodeBatchParams,
  FindCodeBody,
  FoundCode,
  MakeCodesResponse,
  MakeCodesBody,
  StaffReasonBody,
} from "@autotune/contract";
import { writeAuditEntry } from "@autotune/database";
import { linkTo } from "@autotune/routes";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { apiErrors, tags } from "../../../platform/staff-calls/route-schema.ts";
import type { StaffGuard } from "../../../platform/staff-calls/staff-guard.ts";
import { findStaffCode, readBatches, stopBatch } from "./batches.ts";
import { codeHashes } from "./code-hash.ts";
import { isGivable, makeCodes } from "./make-codes.ts";

export interface StaffCodeOptions {
  readonly guard: StaffGuard;
  /** Long-lived; the key by which codes are found is derived from it. */
  readonly codeSecret: string;
  /** URL of the redemption page. */
  readonly origin: string;
}

/** How the audit log names a batch. */
const batchSubject = (id: number) => `code batch ${id}`;

/** Staff actions on codes. Each change and each look is audited, never with a code's text. */
export async function staffCodeRoutes(
  app: App,
  { guard, codeSecret, origin }: StaffCodeOptions,
): Promise<void> {
  const hashCode = codeHashes(codeSecret);

  app.get(
    "/staff/v1/code-batches",
    {
      preHandler: guard.require("code.list"),
      schema: {
        summary: "Batches of codes, the newest first, and what a new one may give",
        tags,
        querystring: CodeBatchesQuery,
        response: { 200: CodeBatches, ...apiErrors },
      },
    },
    async (request) =>
      app.transact(async (transaction) => {
        const page = request.query.page ?? 1;
        const batches = await readBatches(transaction, page);
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "code.list",
          subject: "code batches",
          details: { page },
        });
        return batches;
      }),
  );

  app.post(
    "/staff/v1/code-batches",
    {
      preHandler: guard.require("code.make"),
      schema: {
        summary: "Make a batch of codes; this answer alone tells them",
        tags,
        body: MakeCodesBody,
        response: { 200: MakeCodesResponse, ...apiErrors },
      },
    },
    async (request) => {
      const { reason, ...input } = request.body;
      return app.transact(async (transaction) => {
        if (!(await isGivable(transaction, input))) throw new ApiError("notFound");
        const made = await makeCodes(transaction, hashCode, input);
        if (made === undefined) throw new ApiError("changedMeanwhile");
        const { gives, count, dealer, expiresAt = null, ownersOf, oncePerPerson } = input;
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "code.make",
          subject: batchSubject(made.id),
          details: { gives, count, dealer, expiresAt, ownersOf, oncePerPerson, reason },
        });
        return {
          id: made.id,
          codes: made.codes.map(groupRedeemCode),
          address: origin + linkTo("DealerCode", { slug: made.dealerSlug }, "en"),
        };
      });
    },
  );

  app.post(
    "/staff/v1/code-batches/:id/stop",
    {
      preHandler: guard.require("code.stop"),
      schema: {
        summary: "Stop a batch: none of its codes can be redeemed any more",
        tags,
        params: CodeBatchParams,
        body: StaffReasonBody,
        response: { 204: Type.Null(), ...apiErrors },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await app.transact(async (transaction) => {
        if (!(await stopBatch(transaction, id))) throw new ApiError("changedMeanwhile");
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "code.stop",
          subject: batchSubject(id),
          details: { reason: request.body.reason.trim() },
        });
      });
      return reply.status(204).send(null);
    },
  );

  app.post(
    "/staff/v1/codes/find",
    {
      preHandler: guard.require("code.find"),
      schema: {
        summary: "What became of a code, by its text",
        tags,
        body: FindCodeBody,
        response: { 200: FoundCode, ...apiErrors },
      },
    },
    async (request) => {
      const code = parseRedeemCode(request.body.code);
      return app.transact(async (transaction) => {
        const found = code === undefined ? null : await findStaffCode(transaction, hashCode(code));
        await writeAuditEntry(transaction, {
          staff: guard.staffOf(request),
          action: "code.find",
          subject: found === null ? "codes" : batchSubject(found.batch.id),
          details: { customer: found?.customerId ?? null },
        });
        return { isMistyped: code === undefined, found };
      });
    },
  );
}
