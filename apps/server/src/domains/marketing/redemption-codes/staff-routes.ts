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
import { linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { apiErrors, tags } from "../../../platform/staff-api/route-schema.ts";
import { staffAction } from "../../../platform/staff-api/staff-action.ts";
import type { StaffGuard } from "../../../platform/staff-api/staff-guard.ts";
import { findStaffCode, readBatches, stopBatch } from "./batches.ts";
import { codeHashes } from "./code-hash.ts";
import { isGivable, makeCodes } from "./make-codes.ts";
import { findStoredHash } from "./repository.ts";

export interface StaffCodeOptions {
  /** Long-lived; the key by which codes are found is derived from it. */
  readonly codeSecret: string;
  /** URL of the redemption page. */
  readonly origin: string;
}

/** How the audit log names a batch. */
const batchSubject = (id: number) => `code batch ${id}`;

/** Staff actions on codes. Each change and each look is audited, never with a code's text. */
export function staffCodeRoutes(
  scope: App,
  guard: StaffGuard,
  { codeSecret, origin }: StaffCodeOptions,
): void {
  const hashes = codeHashes(codeSecret);

  scope.get(
    "/staff/v1/code-batches",
    {
      preHandler: guard.require("code.list"),
      schema: {
        summary: "Code batches, newest first, and what a new batch can grant",
        tags,
        querystring: CodeBatchesQuery,
        response: { 200: CodeBatches, ...apiErrors },
      },
    },
    async (request) =>
      guard.performAudited(request, "code.list", async ({ transaction }) => {
        const page = request.query.page ?? 1;
        const result = await readBatches(transaction, page);
        return { subject: "code batches", details: { page }, result };
      }),
  );

  scope.post(
    "/staff/v1/code-batches",
    {
      preHandler: guard.require("code.make"),
      schema: {
        summary: "Create a batch of codes, shown only in this response",
        tags,
        body: MakeCodesBody,
        response: { 200: MakeCodesResponse, ...apiErrors },
      },
    },
    async (request) => {
      const { reason: _reason, ...input } = request.body;
      return guard.performAudited(request, "code.make", async ({ transaction }) => {
        if (!(await isGivable(transaction, input))) throw new ApiError("notFound");
        const made = await makeCodes(transaction, hashes, input);
        if (made === undefined) throw new ApiError("changedMeanwhile");
        const { gives, count, dealer, expiresAt = null, ownersOf, oncePerPerson } = input;
        return {
          subject: batchSubject(made.id),
          details: { gives, count, dealer, expiresAt, ownersOf, oncePerPerson },
          result: {
            id: made.id,
            codes: made.codes.map(groupRedeemCode),
            address: origin + linkTo("DealerCode", { slug: made.dealerSlug }, "en"),
          },
        };
      });
    },
  );

  staffAction(scope, guard, {
    action: "code.stop",
    path: "/staff/v1/code-batches/:id/stop",
    summary: "Stop a batch; its codes can no longer be redeemed",
    params: CodeBatchParams,
    body: StaffReasonBody,
    async run({ transaction }, { id }) {
      if (!(await stopBatch(transaction, id))) throw new ApiError("changedMeanwhile");
      return { subject: batchSubject(id), details: {} };
    },
  });

  scope.post(
    "/staff/v1/codes/find",
    {
      preHandler: guard.require("code.find"),
      schema: {
        summary: "Look up the status of a code",
        tags,
        body: FindCodeBody,
        response: { 200: FoundCode, ...apiErrors },
      },
    },
    async (request) => {
      const code = parseRedeemCode(request.body.code);
      return guard.performAudited(request, "code.find", async ({ transaction }) => {
        const found =
          code === undefined
            ? null
            : await findStaffCode(
                transaction,
                await findStoredHash(transaction, hashes.find(code)),
              );
        return {
          subject: found === null ? "codes" : batchSubject(found.batch.id),
          details: { customer: found?.customerId ?? null },
          result: { isMistyped: code === undefined, found },
        };
      });
    },
  );
}
