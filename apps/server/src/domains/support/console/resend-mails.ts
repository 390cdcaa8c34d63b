import { randomUUID } from "node:crypto";
import { account, licence, order } from "@autotune/database/schema";
import { and, eq, isNull } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { setupEmailQueue } from "../../identity/index.ts";
import { orderEmailQueue } from "../../orders/index.ts";
import { licenceEmailQueue } from "../licences/licence-email-queue.ts";
import type { UnitOfWork } from "../../../platform/jobs/unit-of-work.ts";
import type { AuditedAction } from "../../../platform/staff-api/staff-guard.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";

/** Sends the email of a paid order again, to the account's current email address. */
export async function resendOrder(
  { transaction, enqueue }: UnitOfWork,
  reference: string,
): Promise<AuditedAction> {
  const [found] = await transaction
    .select({
      id: order.id,
      accountId: order.accountId,
      state: order.state,
      erasedAt: account.erasedAt,
    })
    .from(order)
    .innerJoin(account, eq(account.id, order.accountId))
    .where(eq(order.reference, reference));
  if (found === undefined) throw new ApiError("notFound");
  if (found.state === "failed" || found.erasedAt !== null) throw new ApiError("changedMeanwhile");
  const isPending = found.state === "pending";
  await enqueue(transaction, orderEmailQueue, [
    { orderId: found.id, isPending, copy: randomUUID() },
  ]);
  return { subject: customerSubject(found.accountId), details: { order: reference } };
}

/** Sends a new link to set up an account that has no password yet. */
export async function resendSetup(
  { transaction, enqueue }: UnitOfWork,
  accountId: number,
): Promise<AuditedAction> {
  const [found] = await transaction
    .select({ passwordHash: account.passwordHash, erasedAt: account.erasedAt })
    .from(account)
    .where(eq(account.id, accountId));
  if (found === undefined) throw new ApiError("notFound");
  if (found.passwordHash !== null || found.erasedAt !== null)
    throw new ApiError("changedMeanwhile");
  await enqueue(transaction, setupEmailQueue, [{ accountId }]);
  return { subject: customerSubject(accountId), details: {} };
}

/** Sends the strings of one licence to its current owner. */
export async function resendLicence(
  { transaction, enqueue }: UnitOfWork,
  licenceId: number,
): Promise<AuditedAction> {
  const [found] = await transaction
    .select({ accountId: licence.accountId })
    .from(licence)
    .where(and(eq(licence.id, licenceId), isNull(licence.revokedAt)));
  if (found === undefined) throw new ApiError("notFound");
  const { accountId } = found;
  await enqueue(transaction, licenceEmailQueue, [
    { licenceId, accountId, isRegenerated: false, copy: randomUUID() },
  ]);
  return { subject: customerSubject(accountId), details: { licence: licenceId } };
}
