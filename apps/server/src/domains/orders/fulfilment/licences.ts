import type { Transaction } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FulfilmentContext, LineToGrant, LineToRevoke } from "./fulfilment.ts";
import { makeAuthenticationString, makeSerial } from "../../licensing/index.ts";

/** The copies of a line for which nothing has been granted yet. */
export async function missingOrdinals(
  transaction: Transaction,
  { line }: Pick<LineToGrant, "line">,
): Promise<number[]> {
  const granted = await transaction
    .selectDistinct({ ordinal: licence.ordinal })
    .from(licence)
    .where(eq(licence.orderLineId, line.id));
  const known = new Set(granted.map(({ ordinal }) => ordinal));
  return Array.from({ length: line.quantity }, (_, ordinal) => ordinal).filter(
    (ordinal) => !known.has(ordinal),
  );
}

export interface CopyToGrant {
  readonly ordinal: number;
  readonly pid: string;
  readonly sourceLicenceId: number | null;
}

/** Idempotent: the key of line, copy and product decides. */
export async function insertLicences(
  transaction: Transaction,
  { line, order }: Pick<LineToGrant, "line" | "order">,
  copies: readonly CopyToGrant[],
): Promise<void> {
  if (copies.length === 0) return;
  await transaction
    .insert(licence)
    .values(
      copies.map((copy) => ({
        ...copy,
        orderLineId: line.id,
        accountId: order.accountId,
        serial: makeSerial(),
        authenticationString: makeAuthenticationString(),
      })),
    )
    .onConflictDoNothing({ target: [licence.orderLineId, licence.ordinal, licence.pid] });
}

export interface RevokedLicence {
  readonly sourceLicenceId: number | null;
  /** What it was upgraded to is another person's by now, and stays. */
  readonly isReplaced: boolean;
}

/** Revokes a line's licences. What the buyer has upgraded them to is suspended with the return. */
export async function revokeLicences(
  { transaction, report }: FulfilmentContext,
  { line, at }: LineToRevoke,
): Promise<RevokedLicence[]> {
  const revoked = await transaction
    .update(licence)
    .set({ revokedAt: at })
    .where(and(eq(licence.orderLineId, line.id), isNull(licence.revokedAt)))
    .returning({
      id: licence.id,
      sourceLicenceId: licence.sourceLicenceId,
      isReplaced: sql<boolean>`${licence.upgradedAt} is not null and not exists (
        select from shop.licence newer where newer.source_licence_id = licence.id
           and newer.account_id = licence.account_id and newer.revoked_at is null)`,
    });
  for (const { id, isReplaced } of revoked)
    if (isReplaced) report("refundedAfterUpgrade", { licenceId: id });
  return revoked;
}
