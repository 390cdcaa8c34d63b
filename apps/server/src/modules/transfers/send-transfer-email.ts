import { randomUUID } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { App } from "../../app.ts";
import type { QueueWork } from "../../jobs/jobs.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { confirmLink } from "../account-letters/confirm-link.ts";
import type { Recipient } from "../account-letters/recipient.ts";
import { sendAccountLetter } from "../account-letters/send-account-letter.ts";
import { composeOutcome, composeQuestion } from "./compose-transfer-letter.ts";
import { isWaitingFor, keepToken, type Role } from "./repository.ts";
import { transferEmailQueue, type TransferToMail } from "./transfer-email-queue.ts";
import { findAddressee, findTransferToMail } from "./transfer-to-mail.ts";
import { readTransferWords } from "./transfer-words.ts";

/** Asks both people of a transfer, and tells them what became of it. */
export function sendTransferEmails(app: App, origin: string): QueueWork<TransferToMail> {
  /** Made here and not where the transfer begins: a job's data lies in the database as it is. */
  const makeLink = (id: string, role: Role, { email, language }: Recipient) =>
    app.transact(async (transaction) => {
      const token = createToken();
      if (await keepToken(transaction, { id, role, email, tokenHash: hashToken(token) }))
        return origin + confirmLink("transfer", token, language);
      // The next try reads the address anew.
      if (await isWaitingFor(transaction, { id, role }))
        throw new Error(`The ${role} of transfer ${id} has another address by now`);
      return undefined;
    });

  return {
    queue: transferEmailQueue,
    atOnce: 2,
    async run({ transferId, letter }) {
      const role: Role = letter.endsWith("Giver") ? "giver" : "taker";
      const transfer = await findTransferToMail(app.database, transferId);
      const recipient = await findAddressee(app.database, transfer, role);
      if (recipient === undefined) return;
      const { email: to, language } = recipient;
      const words = await readTransferWords(app.database, transfer, language);
      const accountUrl = origin + linkTo("Overview", {}, language);
      const parts = { recipient, transfer, words, accountUrl };
      if (letter === "askGiver" || letter === "askTaker") {
        const link = await makeLink(transferId, role, recipient);
        // Answered or ended meanwhile.
        if (link === undefined) return;
        // A name for each copy: the link of an older one works no more.
        const name = `transfer-${letter}-${randomUUID()}`;
        const asked = composeQuestion(letter, parts, link);
        return sendAccountLetter(app, origin, { to, letter: asked, name });
      }
      const told = composeOutcome(letter, parts);
      if (told === undefined) return;
      const name = `transfer-${letter}-${transferId}`;
      await sendAccountLetter(app, origin, { to, letter: told, name });
    },
  };
}
