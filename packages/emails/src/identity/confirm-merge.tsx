import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ConfirmMergeEmail extends Recipient {
  readonly keptEmail: string;
  readonly confirmUrl: string;
}

/** To the mailbox of the account that would end. */
export async function renderConfirmMergeEmail({
  keptEmail,
  confirmUrl,
  ...recipient
}: ConfirmMergeEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Make your two AutoTune accounts one?`,
    heading: msg`Make your two accounts one?`,
    intro: msg`From the account below somebody asked to take in the account with this address. If both are yours, confirm it.`,
    facts: [[msg`Account that stays`, keptEmail]],
    notes: [
      msg`Orders, licences and plans then move there. The account with this address ends, which cannot be undone.`,
    ],
    action: { label: msg`Look and confirm`, href: confirmUrl },
    afterword: [
      msg`The link is good for 24 hours and works once.`,
      msg`If it was not you, do not confirm: everything in this account would go to somebody else. If you do nothing, nothing changes.`,
    ],
  });
}

export const samples: Samples = {
  confirmMerge: (language) =>
    renderConfirmMergeEmail({
      ...sampleRecipient(language),
      keptEmail: sampleFacts.keptEmail,
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
