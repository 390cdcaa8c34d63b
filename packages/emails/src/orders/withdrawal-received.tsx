import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleFacts, type Samples } from "../platform/samples.ts";
import { orderNumber } from "../platform/shared-texts.ts";

/** The first name is the whole one. */
interface WithdrawalReceivedEmail extends Recipient {
  readonly reference: string;
  /** In their own words; empty for the whole order. */
  readonly part: string;
  readonly receivedAt: Date;
  readonly id: string;
}

/** The receipt of a declaration, with everything that was declared. */
export async function renderWithdrawalReceivedEmail({
  reference,
  part,
  receivedAt,
  id,
  ...recipient
}: WithdrawalReceivedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`We have received your withdrawal`,
    heading: msg`Your withdrawal has reached us`,
    intro: msg`You have declared that you withdraw from the contract below. This e-mail is your receipt; please keep it.`,
    facts: [
      [msg`Name`, recipient.firstName],
      [orderNumber, reference],
      [msg`Concerns`, part.trim() === "" ? msg`The whole order` : part],
      [msg`Received`, formatTimestamp(receivedAt, recipient.language)],
      [msg`Receipt number`, id],
    ],
    notes: [
      msg`We look at your declaration and write to you. What is due to you we refund within 14 days, the way you paid.`,
    ],
    afterword: [msg`If it was not you who declared this, write to our support.`],
    why: msg`You receive this e-mail because a withdrawal was declared with this address.`,
  });
}

export function sampleWithdrawalReceived(language: Language): WithdrawalReceivedEmail {
  return {
    language,
    firstName: sampleFacts.name,
    reference: sampleFacts.reference,
    part: sampleFacts.part,
    receivedAt: sampleDate,
    id: sampleFacts.receipt,
  };
}

export const samples: Samples = {
  withdrawalReceived: (language) =>
    renderWithdrawalReceivedEmail(sampleWithdrawalReceived(language)),
};
