import { msg } from "@lingui/core/macro";
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
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune account has a new address`,
    heading: msg`Your new address is in place`,
    intro: msg`From now on you sign in with your new address, and our letters go there. All other devices have been signed out.`,
    facts: [
      [msg`Old address`, oldEmail],
      [msg`New address`, newEmail],
    ],
    notes: [
      msg({ message: "If it was you, there is nothing to do.", context: "e-mail address" }),
      msg`If it was not you, check your account right away and choose a new password. If you no longer get in, write to our support.`,
    ],
    action: { label: msg`Check your account`, href: securityUrl },
    why: msg`You receive this e-mail because this address belongs to the account, or did until now.`,
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
