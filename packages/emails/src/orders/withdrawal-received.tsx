import { refundDays } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg, plural } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleFacts, type Samples } from "../platform/samples.ts";
import { orderNumber } from "../platform/shared-texts.ts";

/** The name is the whole one. */
interface WithdrawalReceivedEmail extends Recipient {
  readonly reference: string;
  /** In their own words; empty for the whole order. */
  readonly part: string;
  readonly receivedAt: Date;
  readonly id: string;
  /** Number and mailbox match an order. Otherwise anybody may have typed them. */
  readonly isOfBuyer: boolean;
}

/**
 * The receipt of a declaration, with everything that was declared. To a mailbox that bought nothing by that number it
 * carries nothing that somebody else could have written.
 */
export async function renderWithdrawalReceivedEmail({
  reference,
  part,
  receivedAt,
  id,
  isOfBuyer,
  ...recipient
}: WithdrawalReceivedEmail): Promise<RenderedEmail> {
  const { supportUrl } = emailSettings();
  const declared = [
    [msg`Name`, recipient.name],
    [orderNumber, reference],
    [msg`Applies to`, part.trim() === "" ? msg`The whole order` : part],
  ] as const;
  return renderAccountEmail({
    ...recipient,
    name: isOfBuyer ? recipient.name : "",
    // Without the order: anybody can type a reference, and any mailbox.
    subject: msg`We’ve received your withdrawal`,
    heading: msg`Withdrawal received`,
    intro: isOfBuyer
      ? msg`You’ve told us that you’re withdrawing from the order below. This email is your receipt. Please keep it.`
      : msg`A withdrawal from an order was declared with this email address. We couldn’t match it with an order, so this email leaves out what was written. Please keep it.`,
    facts: [
      ...(isOfBuyer ? declared : []),
      [msg`Received`, formatTimestamp(receivedAt, recipient.language)],
      [msg`Receipt number`, id],
    ],
    notes: [
      msg`We’ll review it and email you. Any refund goes to your original payment method within ${plural(refundDays, { one: "# day", other: "# days" })} of your withdrawal.`,
      msg`If a product is returned, upgrades bought with it, gifts that came with it and offers for its owners end too.`,
    ],
    afterword: [msg`If this wasn’t you, contact support: ${supportUrl}`],
    why: msg`You’re receiving this email because this address was used to withdraw from an order.`,
  });
}

export function sampleWithdrawalReceived(language: Language): WithdrawalReceivedEmail {
  return {
    language,
    name: sampleFacts.name,
    reference: sampleFacts.reference,
    part: sampleFacts.part,
    receivedAt: sampleDate,
    id: sampleFacts.receipt,
    isOfBuyer: true,
  };
}

export const samples: Samples = {
  withdrawalReceived: (language) =>
    renderWithdrawalReceivedEmail(sampleWithdrawalReceived(language)),
};
