import { renderCancellationSettledEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { sendAccountEmail } from "../../identity/index.ts";
import { cancellationSettledQueue, type OneCancellation } from "./stored/cancellation-queues.ts";
import { endOf, findCancellation } from "./stored/repository.ts";

/** What support decided, to whom declared it. */
export function sendSettledCancellationEmails(
  app: App,
  origin: string,
): QueueWork<OneCancellation> {
  return {
    queue: cancellationSettledQueue,
    atOnce: 2,
    async run({ cancellationId }) {
      const found = await findCancellation(app.database, cancellationId);
      // An erased person has no email address.
      if (found === undefined || found.declared.email === "") return;
      const { declared, plan } = found;
      const { id, name, email, reference, language, endsOn, outcome, outcomeNote: note } = declared;
      if (outcome === null) return;
      await sendAccountEmail(app, origin, {
        to: email,
        name: `cancellation-settled-${id}`,
        email: {
          kind: "cancellationSettled",
          rendered: await renderCancellationSettledEmail({
            language,
            name,
            reference,
            id,
            outcome,
            note,
            endsOn: plan === null ? null : endOf(endsOn, plan),
          }),
        },
      });
    },
  };
}
