import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

const RedeemedToMail = Type.Object({
  /** In hexadecimal. */
  codeHash: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  accountId: Type.Integer(),
});
export type RedeemedToMail = Type.Static<typeof RedeemedToMail>;

export const redeemedEmailQueue = defineQueue({
  name: "send-redeemed-code-email",
  data: RedeemedToMail,
  keyOf: ({ codeHash }) => codeHash,
});
