import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const SettledWithdrawal = Type.Object({ withdrawalId: Type.String({ format: "uuid" }) });
export type SettledWithdrawal = Type.Static<typeof SettledWithdrawal>;

export const settledEmailQueue = defineQueue({
  name: "send-withdrawal-settled-email",
  data: SettledWithdrawal,
  keyOf: ({ withdrawalId }) => withdrawalId,
});
