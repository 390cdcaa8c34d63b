import {
  renderTransferDoneEmail,
  renderTransferEndedEmail,
  renderTransferGiveEmail,
  renderTransferTakeEmail,
} from "@autotune/emails";
import type { AccountEmail, Recipient } from "../../identity/index.ts";
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
export async function composeQuestion(
  emailKind: "askGiver" | "askTaker",
  { recipient, transfer: { toEmail, expiresAt }, words }: TransferEmailInput,
  confirmUrl: string,
): Promise<AccountEmail> {
  const { language, name } = recipient;
  const { product, serial, giverName: fromName } = words;
  const asked = { language, name, product, confirmUrl, expiresAt };
  return emailKind === "askGiver"
    ? {
        kind: "transferGive",
        rendered: await renderTransferGiveEmail({ ...asked, serial, toEmail }),
      }
    : { kind: "transferTake", rendered: await renderTransferTakeEmail({ ...asked, fromName }) };
}

/** The email about a transfer's outcome; undefined where there is none to send. */
export async function composeOutcome(
  emailKind: Exclude<TransferEmailKind, "askGiver" | "askTaker">,
  { recipient, transfer, words, accountUrl }: TransferEmailInput,
): Promise<AccountEmail | undefined> {
  const { language, name } = recipient;
  const common = { language, name, product: words.product, accountUrl };
  switch (emailKind) {
    case "doneGiver": {
      const done = { ...common, role: "giver", other: transfer.toEmail } as const;
      return { kind: "transferDone", rendered: await renderTransferDoneEmail(done) };
    }
    case "doneTaker": {
      const done = { ...common, role: "taker", other: words.giverName } as const;
      return { kind: "transferDone", rendered: await renderTransferDoneEmail(done) };
    }
    case "endedGiver":
    case "endedTaker": {
      const { state: reason } = transfer;
      if (reason === "open" || reason === "done") return undefined;
      // Withdrawn before the first email was sent.
      if (emailKind === "endedTaker" && !transfer.wasTakerAsked) return undefined;
      const ended = { ...common, reason };
      return { kind: "transferEnded", rendered: await renderTransferEndedEmail(ended) };
    }
  }
}
