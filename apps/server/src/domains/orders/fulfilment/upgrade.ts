import type { Transaction } from "@autotune/database";
import { licence } from "@autotune/database/schema";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Fulfilment } from "./fulfilment.ts";
import { readTargetPids } from "../../catalogue/index.ts";
import { insertLicences, missingOrdinals } from "./grant-licences.ts";
import { revokeLicences } from "./revoke-licences.ts";
import { returnLineQueue } from "./return-line-queue.ts";

/** A licence of the upgrade's target, or of each part where that is a bundle; the owned one is marked as replaced, and free again after a refund. */
export const upgrade: Fulfilment = {
  async grant({ transaction, enqueue, report }, paid) {
    const { line, order } = paid;
    const ordinals = await missingOrdinals(transaction, paid);
    if (ordinals.length === 0) return;
    const sources = ordinals.flatMap((ordinal) => paid.sourceLicences[ordinal] ?? []);
    const usable = await lockUsable(transaction, sources, order.accountId);
    // The provider refunds whole lines, so a line with one copy too many is not delivered in part.
    if (usable.length < ordinals.length) {
      report("upgradeSourceGone", { orderLineId: line.id, sources, order: order.reference });
      await enqueue(transaction, returnLineQueue, [{ orderLineId: line.id }]);
      return;
    }
    const pids = await readTargetPids(transaction, line.path);
    const copies = ordinals.flatMap((ordinal) =>
      pids.map((pid) => ({
        ordinal,
        pid,
        sourceLicenceId: paid.sourceLicences[ordinal] ?? null,
      })),
    );
    await insertLicences(transaction, paid, copies);
    await transaction
      .update(licence)
      .set({ upgradedAt: order.changedAt })
      .where(inArray(licence.id, usable));
  },

  async revoke(context, returned) {
    const revoked = await revokeLicences(context, returned);
    // Not where the successor of the new licence, or of a part of it, stays somebody else's: it replaces both.
    const replaced = new Set(
      revoked.filter(({ isReplaced }) => isReplaced).map(({ sourceLicenceId }) => sourceLicenceId),
    );
    const freed = revoked.flatMap(({ sourceLicenceId }) =>
      sourceLicenceId === null || replaced.has(sourceLicenceId) ? [] : sourceLicenceId,
    );
    if (freed.length === 0) return;
    await context.transaction
      .update(licence)
      .set({ upgradedAt: null })
      .where(inArray(licence.id, freed));
  },
};

/**
 * Which of the licences can still be paid with. They stay locked until the transaction ends: two orders cannot use one.
 */
async function lockUsable(
  transaction: Transaction,
  licences: readonly number[],
  accountId: number,
): Promise<number[]> {
  if (licences.length === 0) return [];
  const rows = await transaction
    .select({ id: licence.id })
    .from(licence)
    .where(
      and(
        inArray(licence.id, [...licences]),
        eq(licence.accountId, accountId),
        isNull(licence.upgradedAt),
        isNull(licence.revokedAt),
      ),
    )
    // In the same order everywhere, so that transactions cannot deadlock.
    .orderBy(asc(licence.id))
    .for("update");
  return rows.map(({ id }) => id);
}
