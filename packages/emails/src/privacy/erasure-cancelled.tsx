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
    subject: msg`Your AutoTune account stays`,
    heading: msg`Good to have you here`,
    intro: msg`The deletion is called off. Your account, licences and downloads are as they were.`,
    action: { label: msg`Open your account`, href: accountUrl },
    afterword: [msg`If it was not you, choose a new password right away.`],
  });
}

export const samples: Samples = {
  erasureCancelled: (language) =>
    renderErasureCancelledEmail({
      ...sampleRecipient(language),
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
