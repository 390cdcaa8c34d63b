import { setUpDays } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { goodForDays } from "../platform/shared-texts.ts";

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
    subject: msg`Finish setting up your AutoTune account`,
    heading: msg`Your account is almost ready`,
    intro: msg`All we need is your name and a password. Then your downloads, licenses and receipts are all in one place.`,
    action: { label: msg`Finish setting up`, href: setupUrl },
    afterword: [
      goodForDays(setUpDays),
      msg`If you didn’t ask for this, you can ignore this email. No one can get in without the link.`,
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
