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

interface SessionsEndedEmail extends Recipient {
  /** Browser and system; empty where it was every other device. */
  readonly device: string;
  readonly at: Date;
  readonly resetUrl: string;
}

/** To the owner of an account whose devices were signed out from another one. */
export async function renderSessionsEndedEmail({
  device,
  at,
  resetUrl,
  ...recipient
}: SessionsEndedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Signed out of your AutoTune account`,
    heading: msg`Signed out on another device`,
    intro:
      device === ""
        ? msg`All your devices but one were signed out of your account.`
        : msg`One of your devices was signed out of your account.`,
    facts: [
      [msg`Device`, device],
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
  sessionsEnded: (language) =>
    renderSessionsEndedEmail({
      ...sampleRecipient(language),
      device: sampleFacts.device,
      at: sampleDate,
      resetUrl: sampleUrl(language, "password-reset"),
    }),
};
