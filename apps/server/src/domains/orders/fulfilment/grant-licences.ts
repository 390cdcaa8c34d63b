import type { Transaction } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import type { LineToGrant } from "./fulfilment.ts";
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
