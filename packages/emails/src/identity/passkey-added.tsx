import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import {
  sampleDate,
  sampleFacts,
  sampleRecipient,
  sampleUrl,
  type Samples,
} from "../platform/samples.ts";

interface PasskeyAddedEmail extends Recipient {
  /** As its owner calls it. */
  readonly name: string;
  readonly at: Date;
  readonly securityUrl: string;
}

/** To the owner of an account that has a new passkey. */
export async function renderPasskeyAddedEmail({
  name,
  at,
  securityUrl,
  ...recipient
}: PasskeyAddedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`New passkey for your AutoTune account`,
    heading: msg`A new passkey`,
    intro: msg`A passkey was added to your account. It signs you in without a password.`,
    facts: [
      [msg`Passkey`, name],
      [msg`Time`, formatTimestamp(at, recipient.language)],
    ],
    notes: [
      msg({ message: "If it was you, there is nothing to do.", context: "passkey" }),
      msg`If it was not you, remove the passkey in your account right away, then choose a new password.`,
    ],
    action: { label: msg`Check your passkeys`, href: securityUrl },
  });
}

export const samples: Samples = {
  passkeyAdded: (language) =>
    renderPasskeyAddedEmail({
      ...sampleRecipient(language),
      name: sampleFacts.passkey,
      at: sampleDate,
      securityUrl: sampleUrl(language, "my-account/profile"),
    }),
};
