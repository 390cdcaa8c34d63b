import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ResetPasswordEmail extends Recipient {
  readonly resetUrl: string;
}

/** To a person who forgot the password. The URL has the token. */
export async function renderResetPasswordEmail({
  resetUrl,
  ...recipient
}: ResetPasswordEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Choose a new AutoTune password`,
    heading: msg({ message: "Choose a new password", context: "heading" }),
    intro: msg`Somebody asked for a new password for the account with this address. Press the button to choose it; all devices are then signed out.`,
    action: { label: msg({ message: "Choose a new password", context: "button" }), href: resetUrl },
    afterword: [
      msg`The link is good for 1 hour and works once.`,
      msg`If it was not you, do nothing: your account stays as it is, and nobody gets in without this link.`,
    ],
  });
}

export const samples: Samples = {
  resetPassword: (language) =>
    renderResetPasswordEmail({
      ...sampleRecipient(language),
      resetUrl: sampleUrl(language, "password-reset"),
    }),
};
