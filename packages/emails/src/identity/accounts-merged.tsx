import { msg } from "@lingui/core/macro";
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
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your two AutoTune accounts are one now`,
    heading: msg`Your accounts are one now`,
    intro: msg`Orders, licences and plans of both are now in one account. Sign in with its address; the other account no longer exists.`,
    facts: [
      [msg`Account that stays`, keptEmail],
      [msg`Account that ended`, mergedEmail],
    ],
    notes: [msg`If it was not you, write to our support right away.`],
    action: { label: msg`Open your account`, href: accountUrl },
    why: msg`You receive this e-mail because one of the two accounts has, or had, this address.`,
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
