import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ withdrawalId: Type.String({ format: "uuid" }) }));

export interface WithdrawalToConfirm {
  readonly withdrawalId: string;
}

export const withdrawalEmailQueue: Queue<WithdrawalToConfirm> = {
  name: "send-withdrawal-email",
  isData: (data): data is WithdrawalToConfirm => form.Check(data),
  keyOf: ({ withdrawalId }) => withdrawalId,
};
