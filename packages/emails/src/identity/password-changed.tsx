import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface PasswordChangedEmail extends Recipient {
  readonly at: Date;
  /** By a link in an email: that also signs out the browser it was done in, and removes passkeys. */
  readonly isReset: boolean;
  readonly resetUrl: string;
}

/** The URL is that of the page on which a reset begins. */
export async function renderPasswordChangedEmail({
  at,
  isReset,
  resetUrl,
  ...recipient
}: PasswordChangedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune password has changed`,
    heading: msg`Your password has changed`,
    intro: isReset
      ? msg`Your account has a new password. All devices have been signed out, and any passkeys have been removed.`
      : msg`Your account has a new password, and all other devices have been signed out.`,
    facts: [[msg`Time`, formatTimestamp(at, recipient.language)]],
    notes: [
      msg({ message: "If this was you, you’re all set.", context: "password" }),
      msg`If this wasn’t you, reset your password right away. Then make sure no one else can read your email.`,
    ],
    action: { label: msg`Reset your password`, href: resetUrl },
  });
}

function renderSample(language: Language, isReset: boolean) {
  return renderPasswordChangedEmail({
    ...sampleRecipient(language),
    at: sampleDate,
    isReset,
    resetUrl: sampleUrl(language, "password-reset"),
  });
}

export const samples: Samples = {
  passwordChanged: (language) => renderSample(language, false),
};

export const sampleReset: Samples[string] = (language) => renderSample(language, true);
