import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ErasureStoppedEmail extends Recipient {
  readonly accountUrl: string;
}

/** To a person who requested erasure and has a plan that would still be charged. */
export async function renderErasureStoppedEmail({
  accountUrl,
  ...recipient
}: ErasureStoppedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune account wasn’t deleted`,
    heading: msg`Your account is still here`,
    intro: msg`You asked us to delete your account, but it still has a plan with charges coming up. So we haven’t deleted it, and we’ve closed your request.`,
    notes: [msg`If you still want it deleted, cancel the plan first, then ask again.`],
    action: { label: msg`Go to your account`, href: accountUrl },
  });
}

export const samples: Samples = {
  erasureStopped: (language) =>
    renderErasureStoppedEmail({
      ...sampleRecipient(language),
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
