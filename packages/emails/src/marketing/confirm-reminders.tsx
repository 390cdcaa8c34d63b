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
    subject: msg`Reminders about your cart?`,
    heading: msg`Reminders about your cart?`,
    intro: msg`Somebody signed in with this address wants one mail when something is left in the cart. If it was you, confirm it.`,
    action: { label: msg`Look and confirm`, href: confirmUrl },
    afterword: [msg`If it was not you, do nothing: no reminder comes.`],
  });
}

export const samples: Samples = {
  confirmReminders: (language) =>
    renderConfirmRemindersEmail({
      ...sampleRecipient(language),
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
