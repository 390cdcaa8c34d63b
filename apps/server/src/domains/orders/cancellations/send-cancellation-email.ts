import { renderCancellationReceivedEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { QueueWork } from "../../../platform/jobs/jobs.ts";
import { sendAccountEmail } from "../../identity/index.ts";
import { cancellationLinks } from "./cancellation-links.ts";
import { cancellationEmailQueue, type OneCancellation } from "./stored/cancellation-queues.ts";
import { findCancellation, lastDayOf } from "./stored/repository.ts";

interface Sending {
  readonly origin: string;
  readonly linkSecret: string;
}

/** The receipt that the law requires, with the link by which the owner of the mailbox confirms it. */
export function sendCancellationEmails(
  app: App,
  { origin, linkSecret }: Sending,
): QueueWork<OneCancellation> {
  const links = cancellationLinks(linkSecret);
  return {
    queue: cancellationEmailQueue,
    atOnce: 2,
    async run({ cancellationId }) {
      const found = await findCancellation(app.database, cancellationId);
      // An erased person has no email address.
      if (found === undefined || found.declared.email === "") return;
      const { declared, plan } = found;
      const { id, name, email, reference, reason, endsOn, language, receivedAt } = declared;
      await sendAccountEmail(app, origin, {
        to: email,
        name: `cancellation-${id}`,
        email: {
          kind: "cancellationReceived",
          rendered: await renderCancellationReceivedEmail({
            language,
            name,
            reference,
            reason,
            receivedAt,
            id,
            endsOn: endsOn === null ? plan && lastDayOf(plan) : new Date(endsOn),
            ...(plan === null ? {} : { confirmUrl: origin + links.pathFor(id, language) }),
          }),
        },
      });
    },
  };
}
