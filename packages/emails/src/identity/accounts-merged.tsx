import { msg } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface AccountsMergedEmail extends Recipient {
  readonly keptEmail: string;
  readonly mergedEmail: string;
  readonly accountUrl: string;
}

/** To both mailboxes of two accounts that became one. */
export async function renderAccountsMergedEmail({
  keptEmail,
  mergedEmail,
  accountUrl,
  ...recipient
}: AccountsMergedEmail): Promise<RenderedEmail> {
  const { supportUrl } = emailSettings();
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune accounts have been merged`,
    heading: msg`Your accounts have been merged`,
    intro: msg`Your orders, licenses and plans are now all in your main account. Sign in with its email address. The other account is closed.`,
    facts: [
      [msg`Main account`, keptEmail],
      [msg`Closed account`, mergedEmail],
    ],
    notes: [msg`If this wasn’t you, contact support right away: ${supportUrl}`],
    action: { label: msg`Go to your account`, href: accountUrl },
    why: msg`You’re receiving this email because one of the two accounts uses, or used, this address.`,
  });
}

export const samples: Samples = {
  accountsMerged: (language) =>
    renderAccountsMergedEmail({
      ...sampleRecipient(language),
      keptEmail: sampleFacts.keptEmail,
      mergedEmail: sampleFacts.mergedEmail,
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
