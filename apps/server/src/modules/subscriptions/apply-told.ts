import type { Transaction } from "@autotune/database";
import type { ProviderSubscription } from "@autotune/payments";
import type { Enqueue } from "../../jobs/enqueue.ts";
import { applySubscription } from "./apply-subscription.ts";
import { settleChange } from "./plan-change-repository.ts";
import { planEmailQueue } from "./plan-email-queue.ts";
import { mailsOfChange } from "./plan-mails.ts";
import { updateSubscription, type SubscriptionRow } from "./repository.ts";

/**
 * Writes what the provider tells of a subscription whose row is locked, by an event or as an answer, with the
 * mails that follow from it. Undefined where it was old news.
 */
export async function applyTold(
  { transaction, enqueue }: { readonly transaction: Transaction; readonly enqueue: Enqueue },
  known: SubscriptionRow,
  told: ProviderSubscription,
): Promise<SubscriptionRow | undefined> {
  const after = applySubscription(known, told);
  if (after !== undefined) {
    await updateSubscription(transaction, after);
    await enqueue(transaction, planEmailQueue, mailsOfChange(known, after));
  }
  await settleChange(transaction, after ?? known);
  return after;
}
