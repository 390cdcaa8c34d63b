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

interface PasskeyRemovedEmail extends Recipient {
  /** As its owner called it. */
  readonly passkey: string;
  readonly at: Date;
  readonly resetUrl: string;
}

/** To the owner of an account that has lost a passkey: somebody may be locking them out. */
export async function renderPasskeyRemovedEmail({
  passkey,
  at,
  resetUrl,
  ...recipient
}: PasskeyRemovedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`A passkey was removed from your AutoTune account`,
    heading: msg`Passkey removed`,
    intro: msg`A passkey was removed from your account. It no longer signs you in.`,
    facts: [
      [msg`Passkey`, passkey],
      [msg`Time`, formatTimestamp(at, recipient.language)],
    ],
    notes: [
      msg({ message: "If this was you, you’re all set.", context: "passkey" }),
      msg`If this wasn’t you, set a new password right away. That signs out every device.`,
    ],
    action: { label: msg`Set a new password`, href: resetUrl },
  });
}

export const samples: Samples = {
  passkeyRemoved: (language) =>
    renderPasskeyRemovedEmail({
      ...sampleRecipient(language),
      passkey: sampleFacts.passkey,
      at: sampleDate,
      resetUrl: sampleUrl(language, "password-reset"),
    }),
};
