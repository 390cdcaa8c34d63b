import { randomUUID } from "node:crypto";
import type { App } from "../../app.ts";
import type { QueueWork } from "../../jobs/jobs.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { confirmLink } from "../account-letters/confirm-link.ts";
import { findRecipient } from "../account-letters/recipient.ts";
import { sendAccountLetter } from "../account-letters/send-account-letter.ts";
import { askMailboxQueue, type MailboxToAsk } from "./ask-mailbox-queue.ts";
import { findToAsk, keepToken } from "./repository.ts";

/** Asks one of the two mailboxes whether it agrees to a change of address. */
export function askMailboxes(app: App, origin: string): QueueWork<MailboxToAsk> {
  return {
    queue: askMailboxQueue,
    atOnce: 2,
    async run({ changeId, side }) {
      const found = await findToAsk(app.database, changeId, side);
      // An address that has an account is not asked: its owner has nothing to do with this.
      if (found === undefined || (side === "new" && found.isTaken)) return;
      const recipient = await findRecipient(app.database, found.accountId);
      if (recipient === undefined) return;
      const { email: oldEmail, language, firstName } = recipient;
      const { newEmail } = found;
      const token = createToken();
      await keepToken(app.database, changeId, side, hashToken(token));
      const confirmUrl = origin + confirmLink("email", token, language);
      await sendAccountLetter(app, origin, {
        to: side === "old" ? oldEmail : newEmail,
        // A name for each copy: the link of an older one works no more.
        name: `email-change-${side}-${randomUUID()}`,
        letter:
          side === "old"
            ? { kind: "confirmEmailOld", language, firstName, newEmail, confirmUrl }
            : { kind: "confirmEmailNew", language, firstName, oldEmail, confirmUrl },
      });
    },
  };
}
