import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ withdrawalId: Type.String({ format: "uuid" }) }));

export interface SettledWithdrawal {
  readonly withdrawalId: string;
}

export const settledEmailQueue: Queue<SettledWithdrawal> = {
  name: "send-withdrawal-settled-email",
  isData: (data): data is SettledWithdrawal => form.Check(data),
  keyOf: ({ withdrawalId }) => withdrawalId,
};
