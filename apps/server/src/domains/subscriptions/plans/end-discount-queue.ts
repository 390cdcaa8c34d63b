import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const DiscountToEnd = Type.Object({ subscriptionId: Type.Integer() });
export type DiscountToEnd = Type.Static<typeof DiscountToEnd>;

/** Plans whose discount for the first periods is used up: the provider has to be given the full price. */
export const endDiscountQueue = defineQueue({
  name: "end-plan-discount",
  data: DiscountToEnd,
  keyOf: ({ subscriptionId }) => String(subscriptionId),
});
