import { renderWithdrawalReceivedEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { sendAccountEmail } from "../../identity/index.ts";
import { findWithdrawal } from "./repository.ts";
import { withdrawalEmailQueue, type WithdrawalToConfirm } from "./withdrawal-email-queue.ts";

/** The receipt that the law requires: what was declared, and when it came. */
export function sendWithdrawalEmails(app: App, origin: string): QueueWork<WithdrawalToConfirm> {
  return {
    queue: withdrawalEmailQueue,
    atOnce: 2,
    async run({ withdrawalId }) {
      const found = await findWithdrawal(app.database, withdrawalId);
      // An erased person has no email address.
      if (found === undefined || found.email === "") return;
      const { id, name, email, reference, part, language, receivedAt, isOfBuyer } = found;
      await sendAccountEmail(app, origin, {
        to: email,
        name: `withdrawal-${id}`,
        email: {
          kind: "withdrawalReceived",
          rendered: await renderWithdrawalReceivedEmail({
            language,
            name,
            reference,
            part,
            receivedAt,
            id,
            isOfBuyer,
          }),
        },
      });
    },
  };
}
