import Type from "typebox";
import { defineQueue } from "../../../platform/jobs/queue.ts";

/** Which email of a transfer, and to whom. */
const transferEmailKinds = [
  "askGiver",
  "askTaker",
  "doneGiver",
  "doneTaker",
  "endedGiver",
  "endedTaker",
] as const;
export type TransferEmailKind = (typeof transferEmailKinds)[number];

const TransferToMail = Type.Object({
  transferId: Type.String(),
  letter: Type.Enum([...transferEmailKinds]),
});
export type TransferToMail = Type.Static<typeof TransferToMail>;

export const transferEmailQueue = defineQueue({
  name: "send-transfer-email",
  data: TransferToMail,
  keyOf: ({ transferId, letter }) => `${transferId} ${letter}`,
});
