import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ providerSubscriptionId: Type.String({ minLength: 1 }) }));

export interface SubscriptionToEnd {
  readonly providerSubscriptionId: string;
}

/** Subscriptions that the provider must no longer charge. */
export const endSubscriptionQueue: Queue<SubscriptionToEnd> = {
  name: "end-subscription",
  isData: (data): data is SubscriptionToEnd => form.Check(data),
  keyOf: ({ providerSubscriptionId }) => providerSubscriptionId,
};
