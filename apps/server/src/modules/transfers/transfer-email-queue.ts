import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Queue } from "../../jobs/queue.ts";

/** Which letter of a transfer, and to whom. */
const transferLetters = [
  "askGiver",
  "askTaker",
  "doneGiver",
  "doneTaker",
  "endedGiver",
  "endedTaker",
] as const;
export type TransferLetter = (typeof transferLetters)[number];

const form = Compile(
  Type.Object({ transferId: Type.String(), letter: Type.Enum([...transferLetters]) }),
);

export interface TransferToMail {
  readonly transferId: string;
  readonly letter: TransferLetter;
}

export const transferEmailQueue: Queue<TransferToMail> = {
  name: "send-transfer-email",
  isData: (data): data is TransferToMail => form.Check(data),
  keyOf: ({ transferId, letter }) => `${transferId} ${letter}`,
};
