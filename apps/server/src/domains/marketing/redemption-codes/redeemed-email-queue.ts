import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

const RedeemedToMail = Type.Object({
  /** In hexadecimal. */
  codeHash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  accountId: Type.Integer(),
});
export type RedeemedToMail = Type.Static<typeof RedeemedToMail>;
const form = Compile(RedeemedToMail);

export const redeemedEmailQueue: Queue<RedeemedToMail> = {
  name: "send-redeemed-code-email",
  isData: (data): data is RedeemedToMail => form.Check(data),
  keyOf: ({ codeHash }) => codeHash,
};
