import { msg } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface EmailChangedEmail extends Recipient {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly securityUrl: string;
}

/** To both mailboxes. */
export async function renderEmailChangedEmail({
  oldEmail,
  newEmail,
  securityUrl,
  ...recipient
}: EmailChangedEmail): Promise<RenderedEmail> {
  const { supportUrl } = emailSettings();
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune email address has changed`,
    heading: msg`Your email address has changed`,
    intro: msg`From now on, you sign in with your new address, and our emails go there too. All other devices have been signed out.`,
    facts: [
      [msg`Old address`, oldEmail],
      [msg`New address`, newEmail],
    ],
    notes: [
      msg({ message: "If this was you, you’re all set.", context: "e-mail address" }),
      msg`If this wasn’t you, check your account right away and change your password. If you can’t get in, contact support: ${supportUrl}`,
    ],
    action: { label: msg`Review your account`, href: securityUrl },
    why: msg`You’re receiving this email because this address belongs to the account, or did until now.`,
  });
}

export const samples: Samples = {
  emailChanged: (language) =>
    renderEmailChangedEmail({
      ...sampleRecipient(language),
      oldEmail: sampleFacts.oldEmail,
      newEmail: sampleFacts.newEmail,
      securityUrl: sampleUrl(language, "my-account/profile"),
    }),
};
