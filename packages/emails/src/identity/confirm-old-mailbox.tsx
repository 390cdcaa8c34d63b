import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface ConfirmOldMailboxEmail extends Recipient {
  readonly newEmail: string;
  readonly confirmUrl: string;
}

/** Asks the mailbox that the account has to confirm its new e-mail address. */
export async function renderConfirmOldMailboxEmail({
  newEmail,
  confirmUrl,
  ...recipient
}: ConfirmOldMailboxEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Confirm the new address of your AutoTune account`,
    heading: msg`A new address for your account?`,
    intro: msg`A new e-mail address was entered for your account. It takes this one’s place as soon as both mailboxes, this one and the new one, have confirmed it.`,
    facts: [[msg`New address`, newEmail]],
    action: { label: msg`Confirm the change`, href: confirmUrl },
    afterword: [
      msg`The link is good for 24 hours and works once.`,
      msg`If it was not you, do not confirm: your address then stays as it is. Choose a new password right away, because somebody else knows yours.`,
    ],
  });
}

export const samples: Samples = {
  confirmOldMailbox: (language) =>
    renderConfirmOldMailboxEmail({
      ...sampleRecipient(language),
      newEmail: sampleFacts.newEmail,
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
