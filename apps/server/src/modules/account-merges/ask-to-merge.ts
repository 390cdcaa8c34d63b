import type { App } from "../../app.ts";
import type { QueueWork } from "../../jobs/jobs.ts";
import { createToken, hashToken } from "../../plugins/session-token.ts";
import { confirmLink } from "../account-letters/confirm-link.ts";
import { findRecipient } from "../account-letters/recipient.ts";
import { sendAccountLetter } from "../account-letters/send-account-letter.ts";
import { askToMergeQueue, type MergeToAsk } from "./ask-to-merge-queue.ts";
import { findToMerge, openMerge } from "./repository.ts";

/** Asks the mailbox of an account whether it may become a part of another one. */
export function askToMerge(app: App, origin: string): QueueWork<MergeToAsk> {
  return {
    queue: askToMergeQueue,
    atOnce: 2,
    async run({ keptAccountId, email }) {
      const mergedAccountId = await findToMerge(app.database, keptAccountId, email);
      if (mergedAccountId === undefined) return;
      const [kept, recipient] = await Promise.all([
        findRecipient(app.database, keptAccountId),
        findRecipient(app.database, mergedAccountId),
      ]);
      if (kept === undefined || recipient === undefined) return;
      const token = createToken();
      const tokenHash = hashToken(token);
      const mergeId = await app.transact((transaction) =>
        openMerge(transaction, { keptAccountId, mergedAccountId, tokenHash }),
      );
      const { language, firstName } = recipient;
      const confirmUrl = origin + confirmLink("merge", token, language);
      await sendAccountLetter(app, origin, {
        to: email,
        name: `merge-${mergeId}`,
        letter: { kind: "confirmMerge", language, firstName, keptEmail: kept.email, confirmUrl },
      });
    },
  };
}
