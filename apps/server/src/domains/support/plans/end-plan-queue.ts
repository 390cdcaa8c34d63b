import { planEnds } from "@autotune/contract";
import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const PlanToEnd = Type.Object({
  subscriptionId: Type.Integer(),
  when: Type.Enum([...planEnds]),
});
export type PlanToEnd = Type.Static<typeof PlanToEnd>;

/** Plans that staff ends. */
export const endPlanQueue = defineQueue({
  name: "end-plan",
  data: PlanToEnd,
  keyOf: ({ subscriptionId, when }) => `${subscriptionId} ${when}`,
});
