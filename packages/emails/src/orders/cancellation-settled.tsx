import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatDay } from "../platform/format-day.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleFacts, sampleRecipient, type Samples } from "../platform/samples.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";

/** The name is the whole one. */
interface CancellationSettledEmail extends Recipient {
  /** The plan in their own words. */
  readonly reference: string;
  /** Of the receipt. */
  readonly id: string;
  readonly outcome: "accepted" | "refused";
  /** What support adds, in its own words; may be empty. */
  readonly note: string;
  /** The day on which it ends; null where no plan matches, and anybody may have typed everything. */
  readonly endsOn: Date | null;
}

/** What came of a cancellation that the shop couldn't decide. */
export async function renderCancellationSettledEmail({
  reference,
  id,
  outcome,
  endsOn,
  ...rest
}: CancellationSettledEmail): Promise<RenderedEmail> {
  const { supportUrl } = emailSettings();
  const isAccepted = outcome === "accepted";
  const isOfOwner = endsOn !== null;
  const { note: typed, ...recipient } = rest;
  // On one line: the email is also plain text.
  const note = writeOnOneLine(typed);
  return renderAccountEmail({
    ...recipient,
    name: isOfOwner ? recipient.name : "",
    subject: isAccepted
      ? msg`Your cancellation has been accepted`
      : msg`We can’t accept your cancellation`,
    heading: isAccepted
      ? msg`We’ve accepted your cancellation`
      : msg`Your cancellation wasn’t accepted`,
    intro: isAccepted
      ? msg`We’ve reviewed your cancellation. The plan won’t renew.`
      : msg`We’ve reviewed your cancellation, and we can’t accept it as it is.`,
    facts: [
      ...(isOfOwner ? ([[msg`Plan`, reference]] as const) : []),
      ...(isOfOwner && isAccepted
        ? ([[msg`Ends on`, formatDay(endsOn, recipient.language)]] as const)
        : []),
      [msg`Receipt number`, id],
    ],
    notes: [
      ...(note === "" ? [] : [msg`A note from our team: ${note}`]),
      ...(isAccepted
        ? []
        : [msg`If you see it differently, contact support with the receipt number: ${supportUrl}`]),
    ],
    why: msg`You’re receiving this email because this address was used to cancel a plan.`,
  });
}

function sampleSettled(language: Language): CancellationSettledEmail {
  return {
    ...sampleRecipient(language),
    reference: sampleFacts.reference,
    id: sampleFacts.receipt,
    outcome: "accepted",
    note: "",
    endsOn: sampleDate,
  };
}

export const samples: Samples = {
  cancellationAccepted: (language) => renderCancellationSettledEmail(sampleSettled(language)),
  cancellationRefused: (language) =>
    renderCancellationSettledEmail({
      ...sampleSettled(language),
      outcome: "refused",
      note: "The plan belongs to another address.",
    }),
};
