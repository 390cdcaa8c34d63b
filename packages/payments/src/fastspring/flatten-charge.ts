import type { ProviderEvent } from "../port/events.ts";
import { idOf } from "./id-of.ts";
import { toldPayout } from "./payout.ts";

type Data = ProviderEvent["data"];

/** All that is read of an expanded order: the rest is the buyer's name and address, again and again. */
const keysOfOrder = ["reference", ...Object.keys(toldPayout)];
const keysOfSubscription = ["currency", "next", "initialOrderId"];

/**
 * The data of a charge event with ids in the place of expanded objects, and beside them what is read of these. So the
 * inbox finds the charge under `id` and its subscription under `subscription`, and stores nobody's personal data.
 */
export function flattenCharge(data: Data): Data {
  const { order, subscription, account } = data;
  const product = idOf(valueOf(subscription, "product"), "product");
  const missed = valueOf(subscription, "nextChargeTotal");
  return {
    ...pick(subscription, keysOfSubscription),
    ...(product === undefined ? {} : { product }),
    ...pick(order, keysOfOrder),
    // A charge that failed has no order, and will be tried again.
    ...(idOf(order) === undefined && missed !== undefined ? { total: missed } : {}),
    // What the charge says itself counts.
    ...data,
    id: idOf(order) ?? data["id"] ?? null,
    order: idOf(order) ?? null,
    subscription: idOf(subscription) ?? null,
    account: idOf(account) ?? null,
  };
}

function pick(value: unknown, keys: readonly string[]): Data {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const member = valueOf(value, key);
      return member === undefined ? [] : [[key, member]];
    }),
  );
}

function valueOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}
