import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const form = Compile(Type.Object({ accountId: Type.Integer() }));

export interface AccountToMail {
  readonly accountId: number;
}

export const setupEmailQueue: Queue<AccountToMail> = {
  name: "send-setup-email",
  isData: (data): data is AccountToMail => form.Check(data),
  keyOf: ({ accountId }) => String(accountId),
};
