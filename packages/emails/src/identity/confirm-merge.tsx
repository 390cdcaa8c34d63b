import { mergeHours } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import {
  sampleDate,
  sampleFacts,
  sampleRecipient,
  sampleUrl,
  type Samples,
} from "../platform/samples.ts";
import { goodForHours, linkWorksUntil } from "../platform/shared-texts.ts";

interface ConfirmMergeEmail extends Recipient {
  readonly keptEmail: string;
  readonly confirmUrl: string;
  /** Of the link. */
  readonly expiresAt: Date;
}

/** To the mailbox of the account that would end. */
export async function renderConfirmMergeEmail({
  keptEmail,
  confirmUrl,
  expiresAt,
  ...recipient
}: ConfirmMergeEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Merge your two AutoTune accounts?`,
    heading: msg`Merge your two accounts?`,
    intro: msg`We’ve been asked to merge the account with this address into the one below. If both accounts are yours, confirm the merge.`,
    facts: [
      [msg`Main account`, keptEmail],
      [linkWorksUntil, formatTimestamp(expiresAt, recipient.language)],
    ],
    notes: [
      msg`Your orders, licenses and plans will move there, and the account with this address will be closed. This can’t be undone.`,
    ],
    action: { label: msg`Review and confirm`, href: confirmUrl },
    afterword: [
      goodForHours(mergeHours),
      msg`If this wasn’t you, don’t confirm: everything in this account would go to someone else. If you do nothing, nothing changes.`,
    ],
  });
}

export const samples: Samples = {
  confirmMerge: (language) =>
    renderConfirmMergeEmail({
      ...sampleRecipient(language),
      keptEmail: sampleFacts.keptEmail,
      confirmUrl: sampleUrl(language, "confirm"),
      expiresAt: sampleDate,
    }),
};
