import { planPathOf } from "@autotune/commerce";
import type { ProviderCharge } from "@autotune/payments";
import {
  countDiscountedCharge,
  endDiscountQueue,
  isDiscountOver,
  paidUntil,
  planEmailQueue,
  mailsOfChange,
  planMail,
  updateSubscription,
  type SubscriptionRow,
} from "../../../subscriptions/index.ts";
import { WaitsForEvent } from "./waits-for-event.ts";
import type { FulfilmentContext } from "../../fulfilment/fulfilment.ts";

/** A charge was paid: the plan continues until the next one. */
export async function renewPlan(
  { transaction, enqueue, report }: FulfilmentContext,
  known: SubscriptionRow,
  charge: ProviderCharge & { readonly chargeId: string },
): Promise<string> {
  const { chargedAt, nextChargeAt, chargeId, total: amount } = charge;
  if (known.state === "deactivated") {
    const isLate = known.endedAt !== null && chargedAt <= known.endedAt;
    if (!isLate) report("chargedAfterEnd", { charge: chargeId, subscription: known.id });
    return "charge of an ended subscription";
  }
  const isNewest = chargedAt >= known.changedAt;
  const entitledUntil = paidUntil(known, { nextChargeAt, isNewest });
  const counted = { ...known, ...countDiscountedCharge(known) };
  const after: SubscriptionRow = isNewest
    ? {
        ...counted,
        ...planOf(known, charge),
        state: "active",
        nextChargeAt,
        endsAt: null,
        entitledUntil,
        changedAt: chargedAt,
      }
    : { ...counted, entitledUntil };
  await updateSubscription(transaction, after);
  if (isDiscountOver(after))
    await enqueue(transaction, endDiscountQueue, [{ subscriptionId: after.id }]);
  const date = after.nextChargeAt;
  const renewed = planMail("renewed", after, { at: chargeId, amount, date, chargeId });
  // A charge for a plan change extends nothing beyond that change, and its owner knows of it.
  const isRenewal = entitledUntil > known.entitledUntil;
  const mails = mailsOfChange(known, after);
  await enqueue(transaction, planEmailQueue, isRenewal ? [renewed, ...mails] : mails);
  return "subscription charged";
}

/** The plan that was paid for. An unknown one is inserted first, with its price. */
function planOf(known: SubscriptionRow, charge: ProviderCharge) {
  const path = planPathOf(charge.path);
  if (path !== known.path && path !== known.nextPath)
    throw new WaitsForEvent({ kind: "update", subscriptionId: charge.subscriptionId });
  return { path, nextPath: null };
}
