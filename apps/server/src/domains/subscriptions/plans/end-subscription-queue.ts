import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const SubscriptionToEnd = Type.Object({ providerSubscriptionId: Type.String({ minLength: 1 }) });
export type SubscriptionToEnd = Type.Static<typeof SubscriptionToEnd>;

/** Subscriptions that the provider must no longer charge. */
export const endSubscriptionQueue = defineQueue({
  name: "end-subscription",
  data: SubscriptionToEnd,
  keyOf: ({ providerSubscriptionId }) => providerSubscriptionId,
});
