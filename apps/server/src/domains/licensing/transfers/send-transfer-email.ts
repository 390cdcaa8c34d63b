import { randomUUID } from "node:crypto";
import { linkTo } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { confirmLink, type Recipient, sendAccountEmail } from "../../identity/index.ts";
import { composeOutcome, composeQuestion } from "./compose-transfer-email.ts";
import { isWaitingFor, storeToken, type Role } from "./repository.ts";
import { transferEmailQueue, type TransferToMail } from "./transfer-email-queue.ts";
import { findAddressee, findTransferToMail } from "./transfer-to-mail.ts";
import { readTransferWords } from "./transfer-words.ts";

/** Emails both sides of a transfer, to ask them and about its outcome. */
export function sendTransferEmails(app: App, origin: string): QueueWork<TransferToMail> {
  /** Made here and not where the transfer begins: job data is stored in the database as plain text. */
  const makeLink = (id: string, role: Role, { email, language }: Recipient) =>
    app.transact(async (transaction) => {
      const token = createToken();
      if (await storeToken(transaction, { id, role, email, tokenHash: hashToken(token) }))
        return origin + confirmLink("transfer", token, language);
      // The retry reads the current email address.
      if (await isWaitingFor(transaction, { id, role }))
        throw new Error(`The ${role} of transfer ${id} has another email address by now`);
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
      const input = { recipient, transfer, words, accountUrl };
      if (letter === "askGiver" || letter === "askTaker") {
        const link = await makeLink(transferId, role, recipient);
        // Answered or ended meanwhile.
        if (link === undefined) return;
        // A key for each copy: the link of an older one no longer works.
        const name = `transfer-${letter}-${randomUUID()}`;
        const message = await composeQuestion(letter, input, link);
        return sendAccountEmail(app, origin, { to, email: message, name });
      }
      const message = await composeOutcome(letter, input);
      if (message === undefined) return;
      const name = `transfer-${letter}-${transferId}`;
      await sendAccountEmail(app, origin, { to, email: message, name });
    },
  };
}
