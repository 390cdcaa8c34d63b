import type { ProviderEvent } from "../port/events.ts";
import { payoutFields } from "./payout.ts";

type Data = ProviderEvent["data"];

/** All that is read of the order and the subscription that a charge event contains. */
const keysOfOrder = ["reference", ...Object.keys(payoutFields)];
const keysOfSubscription = ["currency", "product", "next"];

/** What a charge event contained, empty where it had ids alone. */
interface Contained {
  readonly order: Data;
  readonly subscription: Data;
}

/**
 * Puts what a charge event tells in other objects beside its own data, where only their ids are left. The inbox finds
 * the charge under the id of its order.
 */
export function flattenCharge(data: Data, { order, subscription }: Contained): Data {
  const orderId = data["order"] ?? null;
  return {
    ...pick(subscription, keysOfSubscription),
    ...pick(order, keysOfOrder),
    // A charge that failed has no order, and will be tried again.
    ...(orderId === null && "nextChargeTotal" in subscription
      ? { total: subscription["nextChargeTotal"] }
      : {}),
    // What the charge says itself counts.
    ...data,
    id: orderId ?? data["id"] ?? null,
  };
}

function pick(data: Data, keys: readonly string[]): Data {
  return Object.fromEntries(keys.flatMap((key) => (key in data ? [[key, data[key]]] : [])));
}
