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
  readonly passkey: string;
  readonly at: Date;
  readonly securityUrl: string;
}

/** To the owner of an account that has a new passkey. */
export async function renderPasskeyAddedEmail({
  passkey,
  at,
  securityUrl,
  ...recipient
}: PasskeyAddedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`New passkey added to your AutoTune account`,
    heading: msg`New passkey added`,
    intro: msg`A passkey was added to your account. It signs you in without a password.`,
    facts: [
      [msg`Passkey`, passkey],
      [msg`Time`, formatTimestamp(at, recipient.language)],
    ],
    notes: [
      msg({ message: "If this was you, you’re all set.", context: "passkey" }),
      msg`If this wasn’t you, remove the passkey in your account right away, then change your password.`,
    ],
    action: { label: msg`Review your passkeys`, href: securityUrl },
  });
}

export const samples: Samples = {
  passkeyAdded: (language) =>
    renderPasskeyAddedEmail({
      ...sampleRecipient(language),
      passkey: sampleFacts.passkey,
      at: sampleDate,
      securityUrl: sampleUrl(language, "my-account/profile"),
    }),
};
