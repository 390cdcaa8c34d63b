import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../../platform/jobs/queue.ts";

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

const form = Compile(
  Type.Object({ transferId: Type.String(), letter: Type.Enum([...transferEmailKinds]) }),
);

export interface TransferToMail {
  readonly transferId: string;
  readonly letter: TransferEmailKind;
}

export const transferEmailQueue: Queue<TransferToMail> = {
  name: "send-transfer-email",
  isData: (data): data is TransferToMail => form.Check(data),
  keyOf: ({ transferId, letter }) => `${transferId} ${letter}`,
};
