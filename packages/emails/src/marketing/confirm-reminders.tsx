import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ConfirmRemindersEmail extends Recipient {
  readonly confirmUrl: string;
}

/** Signing up verifies no e-mail address: its owner is asked before any optional e-mail is sent. */
export async function renderConfirmRemindersEmail({
  confirmUrl,
  ...recipient
}: ConfirmRemindersEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Turn on cart reminders?`,
    heading: msg`Turn on cart reminders?`,
    intro: msg`Someone signed in with this address and asked us to email them when something’s left in the cart. If that was you, confirm below.`,
    action: { label: msg`Review and confirm`, href: confirmUrl },
    afterword: [msg`If this wasn’t you, ignore this email, and we won’t send any reminders.`],
  });
}

export const samples: Samples = {
  confirmReminders: (language) =>
    renderConfirmRemindersEmail({
      ...sampleRecipient(language),
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
