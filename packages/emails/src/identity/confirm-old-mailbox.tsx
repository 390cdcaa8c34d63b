import { emailChangeHours } from "@autotune/commerce";
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

interface ConfirmOldMailboxEmail extends Recipient {
  readonly newEmail: string;
  readonly confirmUrl: string;
  /** Of the link. */
  readonly expiresAt: Date;
}

/** Asks the mailbox that the account has to confirm its new e-mail address. */
export async function renderConfirmOldMailboxEmail({
  newEmail,
  confirmUrl,
  expiresAt,
  ...recipient
}: ConfirmOldMailboxEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Confirm the email change for your AutoTune account`,
    heading: msg`Confirm your email change`,
    intro: msg`A new email address was entered for your account. It replaces this one once you’ve confirmed the change from both addresses, this one and the new one.`,
    facts: [
      [msg`New address`, newEmail],
      [linkWorksUntil, formatTimestamp(expiresAt, recipient.language)],
    ],
    action: { label: msg`Confirm the change`, href: confirmUrl },
    afterword: [
      goodForHours(emailChangeHours),
      msg`If this wasn’t you, don’t confirm, and your address stays the same. Change your password right away, because someone else may know it.`,
    ],
  });
}

export const samples: Samples = {
  confirmOldMailbox: (language) =>
    renderConfirmOldMailboxEmail({
      ...sampleRecipient(language),
      newEmail: sampleFacts.newEmail,
      confirmUrl: sampleUrl(language, "confirm"),
      expiresAt: sampleDate,
    }),
};
