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
    subject: msg`Your withdrawal is accepted`,
    heading: msg`We have accepted your withdrawal`,
    intro: msg`We have looked at your declaration: you are out of the contract below.`,
    notes: [
      msg`What is due to you goes back the way you paid. A mail of its own tells you the amount.`,
    ],
  },
  refused: {
    subject: msg`We cannot accept your withdrawal`,
    heading: msg`Your withdrawal was not accepted`,
    intro: msg`We have looked at your declaration and cannot accept it for the contract below.`,
    notes: [
      msg`If you want to know why, or see it differently, write to our support and name the receipt number.`,
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
    why: msg`You receive this e-mail because a withdrawal was declared with this address.`,
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
