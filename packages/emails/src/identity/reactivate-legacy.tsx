import { setUpDays } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { goodForDays } from "../platform/shared-texts.ts";

interface ReactivateLegacyEmail extends Recipient {
  readonly setupUrl: string;
}

/** To a customer of the shop before this one. */
export async function renderReactivateLegacyEmail({
  setupUrl,
  ...recipient
}: ReactivateLegacyEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Reactivate your AutoTune account`,
    heading: msg`Welcome back`,
    intro: msg`AutoTune has a new store, and your account has moved with it. Choose a new password, and you’ll find everything you own in it.`,
    action: { label: msg`Reactivate your account`, href: setupUrl },
    afterword: [
      goodForDays(setUpDays),
      msg`If you didn’t try to sign in, you can ignore this email. No one can get in without the link.`,
    ],
  });
}

export const samples: Samples = {
  reactivateLegacy: (language) =>
    renderReactivateLegacyEmail({
      ...sampleRecipient(language),
      setupUrl: sampleUrl(language, "setup"),
    }),
};
