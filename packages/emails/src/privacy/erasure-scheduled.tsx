import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ErasureScheduledEmail extends Recipient {
  readonly dueAt: Date;
  readonly accountUrl: string;
}

/** To a person whose account will be erased, and who can still prevent it. */
export async function renderErasureScheduledEmail({
  dueAt,
  accountUrl,
  ...recipient
}: ErasureScheduledEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune account is scheduled for deletion`,
    heading: msg`Your account is scheduled for deletion`,
    intro: msg`You asked us to delete your account and personal data. You can change your mind until the date below.`,
    facts: [[msg`Deletion date`, formatTimestamp(dueAt, recipient.language)]],
    notes: [
      msg`After that, your licenses end and your downloads are gone. If someone else should have a license, transfer it before that date. We keep orders and invoices without your name, because the law requires it.`,
    ],
    action: { label: msg`Keep your account`, href: accountUrl },
    afterword: [
      msg`If this wasn’t you, sign in, keep your account and change your password right away.`,
    ],
  });
}

export const samples: Samples = {
  erasureScheduled: (language) =>
    renderErasureScheduledEmail({
      ...sampleRecipient(language),
      dueAt: sampleDate,
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
