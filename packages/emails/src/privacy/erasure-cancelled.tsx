import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ErasureCancelledEmail extends Recipient {
  readonly accountUrl: string;
}

/** To a person who keeps their account after all. */
export async function renderErasureCancelledEmail({
  accountUrl,
  ...recipient
}: ErasureCancelledEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune account won’t be deleted`,
    heading: msg`Glad you’re staying`,
    intro: msg`The deletion is canceled. Your account, licenses and downloads are just as they were.`,
    action: { label: msg`Go to your account`, href: accountUrl },
    afterword: [msg`If this wasn’t you, change your password right away.`],
  });
}

export const samples: Samples = {
  erasureCancelled: (language) =>
    renderErasureCancelledEmail({
      ...sampleRecipient(language),
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
