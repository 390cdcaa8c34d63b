import { order, orderLine } from "@autotune/database/schema";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { namesLine, refundRequestedAt } from "./refund-requested-at.ts";
import { previewRefund } from "./preview-refund.ts";
import { refundQueue } from "./refund-queue.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

interface RefundToStart {
  readonly reference: string;
  readonly lines: readonly number[];
  /** Of the preview that was confirmed; undefined where none was. */
  readonly digest: string | undefined;
}

/** Refunds some lines of a paid order. A job sends the request to the provider, after the commit. */
export async function startRefund(
  { transaction, enqueue }: UnitOfWork,
  { reference, lines, digest }: RefundToStart,
): Promise<AuditedAction> {
  // The second of two concurrent requests finds the first.
  const [bought] = await transaction
    .select({ id: order.id, accountId: order.accountId, state: order.state })
    .from(order)
    .where(eq(order.reference, reference))
    .for("update");
  if (bought === undefined) throw new ApiError("notFound");
  const wanted = [...new Set(lines)];
  const requestedAt = refundRequestedAt(
    transaction,
    bought.accountId,
    namesLine(sql`${orderLine.id}`),
  );
  const returnable = await transaction
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(
      and(
        eq(orderLine.orderId, bought.id),
        inArray(orderLine.id, wanted),
        isNull(orderLine.refundedAt),
        isNull(requestedAt),
      ),
    );
  if (bought.state !== "completed" || returnable.length !== wanted.length)
    throw new ApiError("changedMeanwhile");
  // What is taken back is what was shown: something may have been upgraded since.
  if (digest !== undefined) {
    const preview = await previewRefund(transaction, { reference, lines: wanted });
    if (preview.result.digest !== digest) throw new ApiError("changedMeanwhile");
  }
  await enqueue(transaction, refundQueue, [{ orderId: bought.id, lines: wanted }]);
  return {
    subject: customerSubject(bought.accountId),
    details: { order: reference, lines: wanted },
  };
}
