import type { Transaction } from "@autotune/database";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import { applySubscription } from "../plans/apply-subscription.ts";
import type { ProviderUpdate } from "./fetch-provider-update.ts";
import { settleChange } from "./repository.ts";
import { planEmailQueue } from "../plan-emails/plan-email-queue.ts";
import { mailsOfChange } from "../plan-emails/plan-mails.ts";
import { updateSubscription, type SubscriptionRow } from "../plans/repository.ts";

/**
 * Writes a provider update of a subscription whose row is locked, from an event or a response, with the resulting
 * emails. Undefined where it was outdated.
 */
export async function applyProviderUpdate(
  { transaction, enqueue }: { readonly transaction: Transaction; readonly enqueue: Enqueue },
  known: SubscriptionRow,
  update: ProviderUpdate,
): Promise<SubscriptionRow | undefined> {
  const after = applySubscription(known, dated(update));
  if (after !== undefined) {
    await updateSubscription(transaction, after);
    await enqueue(transaction, planEmailQueue, mailsOfChange(known, after));
  }
  await settleChange(transaction, after ?? known);
  return after;
}

/**
 * With the time that orders updates. The provider's own `changedAt` stands still in reminders, and at times in other
 * changes; the event, or the response, is the later word all the same.
 */
function dated({ subscription, asOf }: ProviderUpdate): ProviderUpdate["subscription"] {
  return asOf > subscription.changedAt ? { ...subscription, changedAt: asOf } : subscription;
}
