import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, type Samples } from "../platform/samples.ts";

/** The last one: the account is gone. */
export async function renderErasedEmail(recipient: Recipient): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune account has been deleted`,
    heading: msg`Your account has been deleted`,
    intro: msg`Your account and personal data have been deleted, as you asked. We keep orders and invoices without your name, because the law requires it.`,
    notes: [msg`This is our last email to you. Thank you for singing with us.`],
    goodbye: msg`All the best,`,
    why: msg`You’re receiving this email because the account with this address has been deleted.`,
  });
}

export const samples: Samples = {
  erased: (language) => renderErasedEmail(sampleRecipient(language)),
};
