import type { AccountEmail } from "@autotune/emails";
import type { Recipient } from "../../identity/index.ts";
import type { TransferEmailKind } from "./transfer-email-queue.ts";
import type { TransferToTell } from "./transfer-to-mail.ts";
import type { TransferWords } from "./transfer-words.ts";

export interface TransferEmailInput {
  readonly recipient: Recipient;
  readonly transfer: TransferToTell;
  readonly words: TransferWords;
  readonly accountUrl: string;
}

/** The email that asks one side, with the link to respond. */
export function composeQuestion(
  emailKind: "askGiver" | "askTaker",
  { recipient, transfer: { toEmail }, words }: TransferEmailInput,
  confirmUrl: string,
): AccountEmail {
  const { language, firstName } = recipient;
  const { product, serial, giverName: fromName } = words;
  return emailKind === "askGiver"
    ? { kind: "transferGive", language, firstName, product, serial, toEmail, confirmUrl }
    : { kind: "transferTake", language, firstName, product, fromName, confirmUrl };
}

/** The email about a transfer's outcome; undefined where there is none to send. */
export function composeOutcome(
  emailKind: Exclude<TransferEmailKind, "askGiver" | "askTaker">,
  { recipient, transfer, words, accountUrl }: TransferEmailInput,
): AccountEmail | undefined {
  const { language, firstName } = recipient;
  const common = { language, firstName, product: words.product, accountUrl };
  switch (emailKind) {
    case "doneGiver":
      return { kind: "transferDone", ...common, role: "giver", other: transfer.toEmail };
    case "doneTaker":
      return { kind: "transferDone", ...common, role: "taker", other: words.giverName };
    case "endedGiver":
    case "endedTaker": {
      const { state: reason } = transfer;
      if (reason === "open" || reason === "done") return undefined;
      // Withdrawn before the first email was sent.
      if (emailKind === "endedTaker" && !transfer.wasTakerAsked) return undefined;
      return { kind: "transferEnded", ...common, reason };
    }
  }
}
