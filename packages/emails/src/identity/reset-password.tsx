import { resetHours } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { goodForHours, linkWorksUntil } from "../platform/shared-texts.ts";

interface ResetPasswordEmail extends Recipient {
  readonly resetUrl: string;
  /** Of the link. */
  readonly expiresAt: Date;
}

/** To a person who forgot the password. The URL has the token. */
export async function renderResetPasswordEmail({
  resetUrl,
  expiresAt,
  ...recipient
}: ResetPasswordEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Reset your AutoTune password`,
    heading: msg({ message: "Choose a new password", context: "heading" }),
    intro: msg`Someone asked to reset the password for the account with this address. Use the link below to choose a new one. You’ll then be signed out on all devices, and any passkeys are removed.`,
    facts: [[linkWorksUntil, formatTimestamp(expiresAt, recipient.language)]],
    action: { label: msg({ message: "Choose a new password", context: "button" }), href: resetUrl },
    afterword: [
      goodForHours(resetHours),
      msg`If this wasn’t you, ignore this email. Your account stays as it is, and no one can get in without the link.`,
    ],
  });
}

export const samples: Samples = {
  resetPassword: (language) =>
    renderResetPasswordEmail({
      ...sampleRecipient(language),
      resetUrl: sampleUrl(language, "password-reset"),
      expiresAt: sampleDate,
    }),
};
