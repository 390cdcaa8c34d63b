import { renderWithdrawalSettledEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { sendAccountEmail } from "../../identity/index.ts";
import { findWithdrawal } from "./repository.ts";
import { settledEmailQueue, type SettledWithdrawal } from "./settled-email-queue.ts";

/** The reply that the receipt promised. */
export function sendSettledEmails(app: App, origin: string): QueueWork<SettledWithdrawal> {
  return {
    queue: settledEmailQueue,
    atOnce: 2,
    async run({ withdrawalId }) {
      const found = await findWithdrawal(app.database, withdrawalId);
      // An erased person has no email address.
      if (found === undefined || found.state === "received" || found.email === "") return;
      const { id, name, email, reference, part, language } = found;
      const { state, refusal, refusalNote, isPaid, isOfBuyer } = found;
      await sendAccountEmail(app, origin, {
        to: email,
        name: `withdrawal-settled-${id}`,
        email: {
          kind: "withdrawalSettled",
          rendered: await renderWithdrawalSettledEmail({
            language,
            name,
            reference,
            part,
            id,
            isOfBuyer,
            ...(state === "refunded"
              ? { outcome: "accepted", isPaid }
              : { outcome: "refused", refusal: refusal ?? "other", note: refusalNote }),
          }),
        },
      });
    },
  };
}
