import { applyProviderUpdate, lockSubscription } from "../../../subscriptions/index.ts";
import type { EventContext, EventHandler } from "./event-handler.ts";
import { WaitsForEvent } from "./waits-for-event.ts";
import { readProviderUpdate } from "./read-provider-update.ts";

/**
 * Almost every subscription event contains its full state at that time: what happened follows from the state known
 * before. So it matters neither which event it was nor whether another one is missing.
 */
export const subscriptionChanged: EventHandler = async (context) => {
  const { after } = await applyChange(context);
  return after === undefined ? "old news" : `subscription ${after.state}`;
};

/** Applies the state that an event reports: `after` is undefined where a later one is known. */
export async function applyChange(context: EventContext) {
  const { transaction, enqueue, events, data, occurredAt: asOf } = context;
  const subscription = readProviderUpdate(events.parseSubscription(data));
  const known = await lockSubscription(transaction, subscription.id);
  if (known === undefined)
    throw new WaitsForEvent({ kind: "beginning", subscriptionId: subscription.id });
  const work = { transaction, enqueue };
  const after = await applyProviderUpdate(work, known, { subscription, asOf });
  return { subscription, known, after };
}
