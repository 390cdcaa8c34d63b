import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ConfirmNewMailboxEmail extends Recipient {
  readonly oldEmail: string;
  readonly confirmUrl: string;
}

/** Asks the mailbox that the account is to have. */
export async function renderConfirmNewMailboxEmail({
  oldEmail,
  confirmUrl,
  ...recipient
}: ConfirmNewMailboxEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Confirm this address for your AutoTune account`,
    heading: msg`Is this your new address?`,
    intro: msg`This address was entered as the new one of an AutoTune account. It takes the old one’s place as soon as both mailboxes, this one and the old one, have confirmed it.`,
    facts: [[msg`Old address`, oldEmail]],
    action: { label: msg`Confirm this address`, href: confirmUrl },
    afterword: [
      msg`The link is good for 24 hours and works once.`,
      msg`If it was not you, do nothing: without your confirmation nothing changes.`,
    ],
    why: msg`You receive this e-mail because this address was entered as the new one of an account.`,
  });
}

export const samples: Samples = {
  confirmNewMailbox: (language) =>
    renderConfirmNewMailboxEmail({
      ...sampleRecipient(language),
      oldEmail: sampleFacts.oldEmail,
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
