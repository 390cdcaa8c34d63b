import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const WithdrawalToConfirm = Type.Object({ withdrawalId: Type.String({ format: "uuid" }) });
export type WithdrawalToConfirm = Type.Static<typeof WithdrawalToConfirm>;

export const withdrawalEmailQueue = defineQueue({
  name: "send-withdrawal-email",
  data: WithdrawalToConfirm,
  keyOf: ({ withdrawalId }) => withdrawalId,
});
