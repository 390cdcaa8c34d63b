import type { Transaction } from "@autotune/database";
import { licence, order } from "@autotune/database/schema";
import { eq, sql, type SQL } from "drizzle-orm";
import { makeAuthenticationString } from "../serials/serial.ts";
import { emptyActivationsOf } from "../activations/repository.ts";
import type { LicenceToGive } from "./reject-transfer.ts";

export interface LockedLicence extends LicenceToGive {
  readonly id: number;
  readonly accountId: number;
}

const isGift = sql<boolean>`coalesce((
  select is_freebie from shop.order_line line where line.id = licence.order_line_id), false)`;
const boughtAt = sql<Date | null>`(
  select placed_at from shop.order bought join shop.order_line line on line.order_id = bought.id
   where line.id = licence.order_line_id)`.mapWith(order.placedAt);

/** A licence, locked until the transaction ends. Every transfer change locks it first, so there is no deadlock. */
export async function lockLicence(
  transaction: Transaction,
  isIt: SQL | undefined,
): Promise<LockedLicence | undefined> {
  const [found] = await transaction
    .select({
      id: licence.id,
      accountId: licence.accountId,
      revokedAt: licence.revokedAt,
      upgradedAt: licence.upgradedAt,
      isGift,
      boughtAt,
    })
    .from(licence)
    .where(isIt)
    .for("no key update");
  return found;
}

/**
 * Moves a licence to another owner. Its computers are deactivated and forgotten, and it gets a new authentication
 * string: the one in the giver's old emails proves nothing any more.
 */
export async function moveLicence(
  transaction: Transaction,
  licenceId: number,
  toAccountId: number,
): Promise<void> {
  await transaction
    .update(licence)
    .set({ accountId: toAccountId, authenticationString: makeAuthenticationString() })
    .where(eq(licence.id, licenceId));
  await emptyActivationsOf(transaction, { licenceId });
}
