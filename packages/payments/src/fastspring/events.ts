import type { ProviderEvents } from "../port/events.ts";
import { isCharge } from "./is-charge.ts";
import { parseCharge, subscriptionOfCharge } from "./parse-charge.ts";
import { parseEvents } from "./parse-events.ts";
import { parseOrder } from "./parse-order.ts";
import { parseReturn } from "./parse-return.ts";
import { parseSubscription } from "./parse-subscription.ts";
import { isSigned } from "./verify-signature.ts";

/** The shop's types of events have FastSpring's names. */
export const fastSpringEvents: ProviderEvents = {
  isSigned({ body, headers }, secret) {
    const signature = headers["x-fs-signature"];
    return typeof signature === "string" && isSigned(body, signature, secret);
  },
  parseEvents,
  readTag(data, name) {
    const { tags } = data;
    if (typeof tags !== "object" || tags === null) return undefined;
    const tag: unknown = Reflect.get(tags, name);
    return typeof tag === "string" ? tag : undefined;
  },
  subscriptionToRead: ({ type, data }) => (isCharge(type) ? subscriptionOfCharge(data) : undefined),
  parseOrder,
  parseReturn,
  parseCharge,
  parseSubscription,
};
