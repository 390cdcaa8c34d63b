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
    subject: msg`Your AutoTune account will be deleted`,
    heading: msg`Your account will be deleted`,
    intro: msg`You have asked us to delete your account and your personal data. Until then you can change your mind.`,
    facts: [[msg`Deleted on`, formatTimestamp(dueAt, recipient.language)]],
    notes: [
      msg`After that you can no longer reach your licences and downloads. Orders and invoices we keep only as long as the law demands.`,
    ],
    action: { label: msg`Keep your account`, href: accountUrl },
    afterword: [
      msg`If it was not you, sign in, keep your account, and choose a new password right away.`,
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
