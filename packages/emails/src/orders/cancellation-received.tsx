import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { formatDay } from "../platform/format-day.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleDate, sampleFacts, type Samples } from "../platform/samples.ts";

/** The name is the whole one. */
interface CancellationReceivedEmail extends Recipient {
  /** The plan in their own words. */
  readonly reference: string;
  /** Why it is to end before its time; empty for an ordinary cancellation. */
  readonly reason: string;
  readonly receivedAt: Date;
  readonly id: string;
  /** The day on which it would end; null where there is no such plan. */
  readonly endsOn: Date | null;
  /** Only to the mailbox of the plan's owner. Otherwise anybody may have typed everything. */
  readonly confirmUrl?: string;
}

/**
 * The receipt of a cancellation, and the link that makes it take effect. To a mailbox without such a plan it carries
 * nothing that somebody else could have written.
 */
export async function renderCancellationReceivedEmail({
  reference,
  reason,
  receivedAt,
  id,
  endsOn,
  confirmUrl,
  ...recipient
}: CancellationReceivedEmail): Promise<RenderedEmail> {
  const { supportUrl } = emailSettings();
  const isOfOwner = confirmUrl !== undefined;
  const declared = [
    [msg`Name`, recipient.name],
    [msg`Plan`, reference],
    [msg`Reason`, reason],
    [msg`Ends on`, endsOn === null ? "" : formatDay(endsOn, recipient.language)],
  ] as const;
  return renderAccountEmail({
    ...recipient,
    name: isOfOwner ? recipient.name : "",
    // Without the plan: anybody can type one, and any mailbox.
    subject: msg`We’ve received your cancellation`,
    heading: msg`Cancellation received`,
    intro: isOfOwner
      ? msg`You’ve told us that you’re canceling the plan below. This email is your receipt. Please keep it.`
      : msg`A plan was canceled with this email address. We couldn’t match it with a plan, so this email leaves out what was written. Please keep it.`,
    facts: [
      ...(isOfOwner ? declared : []),
      [msg`Received`, formatTimestamp(receivedAt, recipient.language)],
      [msg`Receipt number`, id],
    ],
    notes: isOfOwner
      ? [
          msg`One click left: confirm that it was you. The cancellation then takes effect as of the time above, and the plan ends on the day above or, if you’ve paid for longer, when that time is over.`,
          ...(reason.trim() === "" ? [] : [msg`We’ll also review your reason and email you.`]),
        ]
      : [
          msg`Did you use another email address for the plan? Cancel again with that one, or write to us.`,
        ],
    ...(isOfOwner ? { action: { label: msg`Confirm cancellation`, href: confirmUrl } } : {}),
    afterword: [msg`If this wasn’t you, contact support: ${supportUrl}`],
    why: msg`You’re receiving this email because this address was used to cancel a plan.`,
  });
}

export function sampleCancellationReceived(language: Language): CancellationReceivedEmail {
  return {
    language,
    name: sampleFacts.name,
    reference: sampleFacts.reference,
    reason: "",
    receivedAt: sampleDate,
    id: sampleFacts.receipt,
    endsOn: sampleDate,
    confirmUrl: "https://shop.example/confirm#kind=cancellation&token=sample",
  };
}

export const samples: Samples = {
  cancellationReceived: (language) =>
    renderCancellationReceivedEmail(sampleCancellationReceived(language)),
};
