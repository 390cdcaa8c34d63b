import type { AccountLetter } from "@autotune/emails";
import type { Recipient } from "../account-letters/recipient.ts";
import type { TransferLetter } from "./transfer-email-queue.ts";
import type { TransferToTell } from "./transfer-to-mail.ts";
import type { TransferWords } from "./transfer-words.ts";

export interface LetterParts {
  readonly recipient: Recipient;
  readonly transfer: TransferToTell;
  readonly words: TransferWords;
  readonly accountUrl: string;
}

/** The letter that asks one of the two, with the link that answers. */
export function composeQuestion(
  letter: "askGiver" | "askTaker",
  { recipient, transfer: { toEmail }, words }: LetterParts,
  confirmUrl: string,
): AccountLetter {
  const { language, firstName } = recipient;
  const { product, serial, giverName: fromName } = words;
  return letter === "askGiver"
    ? { kind: "transferGive", language, firstName, product, serial, toEmail, confirmUrl }
    : { kind: "transferTake", language, firstName, product, fromName, confirmUrl };
}

/** The letter that tells what became of a transfer; undefined where there is nothing to tell. */
export function composeOutcome(
  letter: Exclude<TransferLetter, "askGiver" | "askTaker">,
  { recipient, transfer, words, accountUrl }: LetterParts,
): AccountLetter | undefined {
  const { language, firstName } = recipient;
  const told = { language, firstName, product: words.product, accountUrl };
  switch (letter) {
    case "doneGiver":
      return { kind: "transferDone", ...told, role: "giver", other: transfer.toEmail };
    case "doneTaker":
      return { kind: "transferDone", ...told, role: "taker", other: words.giverName };
    case "endedGiver":
    case "endedTaker": {
      const { state: reason } = transfer;
      if (reason === "open" || reason === "done") return undefined;
      // Withdrawn before the first mail was on its way.
      if (letter === "endedTaker" && !transfer.wasTakerAsked) return undefined;
      return { kind: "transferEnded", ...told, reason };
    }
  }
}
