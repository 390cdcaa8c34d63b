import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, type Samples } from "../platform/samples.ts";
import { orderNumber } from "../platform/shared-texts.ts";

interface WithdrawalSettledEmail extends Recipient {
  readonly outcome: "accepted" | "refused";
  readonly reference: string;
  /** Of the receipt. */
  readonly id: string;
}

const texts = {
  accepted: {
    subject: msg`Your withdrawal has been accepted`,
    heading: msg`We’ve accepted your withdrawal`,
    intro: msg`We’ve reviewed your declaration, and you’re released from the contract below.`,
    notes: [
      msg`We’ll refund whatever you’re owed to your original payment method. You’ll get a separate email with the amount.`,
    ],
  },
  refused: {
    subject: msg`We can’t accept your withdrawal`,
    heading: msg`Your withdrawal wasn’t accepted`,
    intro: msg`We’ve reviewed your declaration and can’t accept it for the contract below.`,
    notes: [
      msg`If you’d like to know why, or you disagree, contact support and include the receipt number.`,
    ],
  },
};

/** What came of a declaration. */
export async function renderWithdrawalSettledEmail({
  outcome,
  reference,
  id,
  ...recipient
}: WithdrawalSettledEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    ...texts[outcome],
    facts: [
      [orderNumber, reference],
      [msg`Receipt number`, id],
    ],
    why: msg`You’re receiving this email because a withdrawal was declared with this address.`,
  });
}

function renderSample(language: Language, outcome: WithdrawalSettledEmail["outcome"]) {
  const { reference, receipt: id } = sampleFacts;
  return renderWithdrawalSettledEmail({ ...sampleRecipient(language), outcome, reference, id });
}

export const samples: Samples = {
  withdrawalAccepted: (language) => renderSample(language, "accepted"),
  withdrawalRefused: (language) => renderSample(language, "refused"),
};
