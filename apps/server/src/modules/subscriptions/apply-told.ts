import type { Transaction } from "@autotune/database";
import type { ProviderSubscription } from "@autotune/payments";
import type { Enqueue } from "../../jobs/enqueue.ts";
import { applySubscription } from "./apply-subscription.ts";
import { settleChange } from "./plan-change-repository.ts";
import { planEmailQueue } from "./plan-email-queue.ts";
import { mailsOfChange } from "./plan-mails.ts";
import { updateSubscription, type SubscriptionRow } from "./repository.ts";

/**
 * Writes a provider update of a subscription whose row is locked, from an event or a response, with the resulting
 * emails. Undefined where it was outdated.
 */
export async function applyProviderUpdate(
  { transaction, enqueue }: { readonly transaction: Transaction; readonly enqueue: Enqueue },
  known: SubscriptionRow,
  update: ProviderSubscription,
): Promise<SubscriptionRow | undefined> {
  const after = applySubscription(known, update);
  if (after !== undefined) {
    await updateSubscription(transaction, after);
    await enqueue(transaction, planEmailQueue, mailsOfChange(known, after));
  }
  await settleChange(transaction, after ?? known);
  return after;
}
