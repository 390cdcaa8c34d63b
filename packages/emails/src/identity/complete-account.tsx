import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface CompleteAccountEmail extends Recipient {
  readonly setupUrl: string;
}

/** To a person whose account was created without a name or password. */
export async function renderCompleteAccountEmail({
  setupUrl,
  ...recipient
}: CompleteAccountEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Complete your AutoTune account`,
    heading: msg`Your account is almost ready`,
    intro: msg`Only your name and a password are missing. Then your downloads, licences and receipts are all in one place.`,
    action: { label: msg`Complete your account`, href: setupUrl },
    afterword: [
      msg`The link is good for 30 days and works once.`,
      msg`If it was not you who asked for it, do nothing: nobody gets in without this link.`,
    ],
  });
}

export const samples: Samples = {
  completeAccount: (language) =>
    renderCompleteAccountEmail({
      ...sampleRecipient(language),
      setupUrl: sampleUrl(language, "setup"),
    }),
};
