import type { Transaction } from "@autotune/database";
import { licence, order } from "@autotune/database/schema";
import { eq, sql, type SQL } from "drizzle-orm";
import { makeAuthenticationString } from "../../fulfilment/serial.ts";
import { endActivationsOf } from "../activations/repository.ts";
import type { LicenceToGive } from "./refuse-transfer.ts";

export interface LockedLicence extends LicenceToGive {
  readonly id: number;
  readonly accountId: number;
}

const isGift = sql<boolean>`coalesce((
  select is_freebie from shop.order_line line where line.id = licence.order_line_id), false)`;
const boughtAt = sql<Date | null>`(
  select placed_at from shop.order bought join shop.order_line line on line.order_id = bought.id
   where line.id = licence.order_line_id)`.mapWith(order.placedAt);

/** A licence, held until the transaction ends. What changes a transfer takes it first, so nobody waits crosswise. */
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
 * Makes a licence somebody else's. Its computers are deactivated, and its authentication string is a new one:
 * what the giver has in old mails proves nothing any more.
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
  await endActivationsOf(transaction, { licenceId });
}
