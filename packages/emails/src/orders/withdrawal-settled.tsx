import { refundDays, withdrawalDays, type WithdrawalRefusal } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg, plural } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import type { Words } from "../platform/i18n.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, type Samples } from "../platform/samples.ts";
import { orderNumber } from "../platform/shared-texts.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";

interface SettledWithdrawal extends Recipient {
  readonly reference: string;
  /** In their own words; empty for the whole order. */
  readonly part: string;
  /** Of the receipt. */
  readonly id: string;
  /** Number and mailbox match an order. Otherwise anybody may have typed them. */
  readonly isOfBuyer: boolean;
}

type WithdrawalSettledEmail = SettledWithdrawal &
  (
    | {
        readonly outcome: "accepted";
        /** False where nothing was paid for the order: a trial that was not charged, or what was free. */
        readonly isPaid: boolean;
      }
    | {
        readonly outcome: "refused";
        readonly refusal: WithdrawalRefusal;
        /** What support adds, in its own words; may be empty. */
        readonly note: string;
      }
  );

/** Why it was refused; undefined where only the note says it. */
const reasons: Readonly<Record<WithdrawalRefusal, Words | undefined>> = {
  late: msg`You can withdraw within ${plural(withdrawalDays, { one: "# day", other: "# days" })} of placing an order. Your withdrawal reached us after that.`,
  unknownOrder: msg`We couldn’t find an order with this number and your email address. Both are in your order email. If you copy them from there, you can send the form again.`,
  alreadyRefunded: msg`We’ve already refunded this order, so there’s nothing left to withdraw from.`,
  repeated: msg`You’ve already withdrawn from this order, and your first withdrawal counts. You’ll get a separate email about it, if you haven’t yet.`,
  renewal: msg`The ${plural(withdrawalDays, { one: "# day starts", other: "# days start" })} when you sign up for a plan, not with each renewal. You can still cancel in your account any time. The plan keeps working until the end of the period you’ve paid for.`,
  other: undefined,
};

/** What came of a declaration. */
export async function renderWithdrawalSettledEmail(
  email: WithdrawalSettledEmail,
): Promise<RenderedEmail> {
  const { language, part, id, isOfBuyer } = email;
  const name = isOfBuyer ? email.name : "";
  const isNumber = /^[a-z0-9-]{1,40}$/i.test(email.reference);
  const reference = isOfBuyer || isNumber ? email.reference : "–";
  const { subject, ...said } = write(email);
  return renderAccountEmail({
    language,
    name,
    ...said,
    subject: subject(writeOnOneLine(reference)),
    facts: [
      [orderNumber, reference],
      ...(isOfBuyer
        ? ([[msg`Applies to`, part.trim() === "" ? msg`The whole order` : part]] as const)
        : []),
      [msg`Receipt number`, id],
    ],
    why: msg`You’re receiving this email because this address was used to withdraw from an order.`,
  });
}

function write(email: WithdrawalSettledEmail) {
  const { supportUrl } = emailSettings();
  return email.outcome === "accepted"
    ? {
        subject: (reference: string) =>
          msg`Your withdrawal from order ${reference} has been accepted`,
        heading: msg`We’ve accepted your withdrawal`,
        ...writeAccepted(email.isPaid, email.part.trim() !== ""),
      }
    : {
        subject: (reference: string) =>
          msg`We can’t accept your withdrawal from order ${reference}`,
        heading: msg`Your withdrawal wasn’t accepted`,
        intro: msg`We’ve reviewed your withdrawal from the order below, and we can’t accept it.`,
        notes: [
          ...explain(email.refusal, writeOnOneLine(email.note)),
          msg`If you see it differently, contact support with the receipt number: ${supportUrl}`,
        ],
      };
}

/** Of a part, only its buyer knows whether something was paid for it: they name it in their own words. */
function writeAccepted(isPaid: boolean, isPart: boolean): { intro: Words; notes: Words[] } {
  if (!isPaid)
    return {
      intro: msg`Your withdrawal from the order below is accepted. You haven’t paid anything for it, so there’s nothing to refund.`,
      notes: [msg`What you’ve withdrawn from stops working, and you won’t be charged for it.`],
    };
  return {
    intro: isPart
      ? msg`Your withdrawal from part of the order below is accepted. If you’ve paid something for that part, we’re refunding it.`
      : msg`Your withdrawal from the order below is accepted. We’re refunding what you paid for it.`,
    notes: [
      msg`Any refund goes to your original payment method within ${plural(refundDays, { one: "# day", other: "# days" })} of your withdrawal, and a separate email tells you the amount. What you’ve withdrawn from then stops working, and you won’t be charged for it again.`,
    ],
  };
}

function explain(refusal: WithdrawalRefusal, note: string): Words[] {
  const reason = reasons[refusal];
  return [
    ...(reason === undefined ? [] : [reason]),
    ...(note === "" ? [] : [msg`A note from our team: ${note}`]),
  ];
}

function sampleSettled(language: Language): SettledWithdrawal {
  const { reference, part, receipt: id } = sampleFacts;
  return { ...sampleRecipient(language), reference, part, id, isOfBuyer: true };
}

export function sampleAccepted(
  language: Language,
  { isPaid = true, part = sampleFacts.part }: { isPaid?: boolean; part?: string } = {},
): WithdrawalSettledEmail {
  return { ...sampleSettled(language), part, outcome: "accepted", isPaid };
}

export function sampleRefused(
  language: Language,
  refusal: WithdrawalRefusal,
  note = "",
): WithdrawalSettledEmail {
  return { ...sampleSettled(language), outcome: "refused", refusal, note };
}

export const samples: Samples = {
  withdrawalAccepted: (language) => renderWithdrawalSettledEmail(sampleAccepted(language)),
  withdrawalRefused: (language) => renderWithdrawalSettledEmail(sampleRefused(language, "late")),
};
