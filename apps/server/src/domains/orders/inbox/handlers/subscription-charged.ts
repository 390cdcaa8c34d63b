import { planPathOf } from "@autotune/commerce";
import type { ProviderCharge } from "@autotune/payments";
import { renewPlan } from "./renew-plan.ts";
import {
  failChange,
  insertCharge,
  lockSubscription,
  type SubscriptionRow,
} from "../../../subscriptions/index.ts";
import type { EventContext, EventHandler } from "./event-handler.ts";
import { WaitsForEvent } from "./waits-for-event.ts";
import { readProviderUpdate } from "./read-provider-update.ts";

/** The money of a period came. */
export const subscriptionCharged: EventHandler = async (context) => {
  const { charge, known } = await readCharge(context);
  const { chargeId } = charge;
  if (chargeId === null) throw new Error("A charge was paid and has no order");
  const isNew = await saveCharge(context, known, {
    charge,
    state: "completed",
    providerKey: chargeId,
  });
  return isNew ? renewPlan(context, known, { ...charge, chargeId }) : "charge was known";
};

/** It did not. The provider reports separately what that means for the plan. */
export const subscriptionChargeFailed: EventHandler = async (context) => {
  const { charge, known } = await readCharge(context);
  // A failed charge has no order, but a subscription is charged once at a time.
  const providerKey = `${charge.subscriptionId} ${charge.chargedAt.getTime()}`;
  const isNew = await saveCharge(context, known, { charge, state: "failed", providerKey });
  if (!isNew) return "failed charge was known";
  // The charge of a change names the requested plan; a rebill's names the current one.
  const toPath = planPathOf(charge.path);
  if (toPath !== known.path)
    await failChange(context.transaction, { subscriptionId: known.id, toPath });
  return "failed charge kept";
};

async function readCharge({ transaction, events, data, occurredAt, subscription }: EventContext) {
  const charge = readProviderUpdate(events.parseCharge(data, { occurredAt, subscription }));
  const { subscriptionId } = charge;
  const known = await lockSubscription(transaction, subscriptionId);
  if (known === undefined) throw new WaitsForEvent({ kind: "beginning", subscriptionId });
  return { charge, known };
}

function saveCharge(
  { transaction }: EventContext,
  { id: subscriptionId }: SubscriptionRow,
  about: { charge: ProviderCharge; state: "completed" | "failed"; providerKey: string },
): Promise<boolean> {
  const { charge, state, providerKey } = about;
  const { reference, currency, total, path, payout, chargedAt } = charge;
  return insertCharge(transaction, {
    subscriptionId,
    providerKey,
    reference,
    state,
    currency,
    total,
    path: planPathOf(path),
    payoutCurrency: payout?.currency ?? null,
    payoutSubtotal: payout?.subtotal ?? null,
    payoutTax: payout?.tax ?? null,
    chargedAt,
  });
}
