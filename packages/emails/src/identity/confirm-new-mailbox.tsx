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

interface ConfirmNewMailboxEmail extends Recipient {
  readonly oldEmail: string;
  readonly confirmUrl: string;
  /** Of the link. */
  readonly expiresAt: Date;
}

/** Asks the mailbox that the account is to have. */
export async function renderConfirmNewMailboxEmail({
  oldEmail,
  confirmUrl,
  expiresAt,
  ...recipient
}: ConfirmNewMailboxEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Confirm your new email address for AutoTune`,
    heading: msg`Confirm your new email address`,
    intro: msg`This address was entered as the new email for an AutoTune account. It replaces the old one once you’ve confirmed the change from both addresses, this one and the old one.`,
    facts: [
      [msg`Old address`, oldEmail],
      [linkWorksUntil, formatTimestamp(expiresAt, recipient.language)],
    ],
    action: { label: msg`Confirm this address`, href: confirmUrl },
    afterword: [
      goodForHours(emailChangeHours),
      msg`If this wasn’t you, ignore this email. Nothing changes unless you confirm.`,
    ],
    why: msg`You’re receiving this email because this address was entered as the new email for an account.`,
  });
}

export const samples: Samples = {
  confirmNewMailbox: (language) =>
    renderConfirmNewMailboxEmail({
      ...sampleRecipient(language),
      oldEmail: sampleFacts.oldEmail,
      confirmUrl: sampleUrl(language, "confirm"),
      expiresAt: sampleDate,
    }),
};
