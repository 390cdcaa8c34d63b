import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface TransferEndedEmail extends Recipient {
  readonly product: string;
  readonly reason: "declined" | "withdrawn" | "expired";
  readonly accountUrl: string;
}

const texts = {
  declined: {
    subject: msg`The transfer of a licence was declined`,
    heading: msg`The transfer was declined`,
    intro: msg`The licence was not accepted. It stays with its owner and works on as before.`,
  },
  withdrawn: {
    subject: msg`The transfer of a licence was withdrawn`,
    heading: msg`The transfer was withdrawn`,
    intro: msg`The owner has withdrawn the transfer. The licence stays with its owner and works on as before.`,
  },
  expired: {
    subject: msg`The transfer of a licence has expired`,
    heading: msg`The transfer has expired`,
    intro: msg`The transfer was not confirmed by both sides in time. The licence stays with its owner and works on as before.`,
    notes: [msg`The owner can begin a new transfer at any time.`],
  },
};

/** To either side of a transfer that came to nothing. */
export async function renderTransferEndedEmail({
  product,
  reason,
  accountUrl,
  ...recipient
}: TransferEndedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    ...texts[reason],
    facts: [[msg`Product`, product]],
    action: { label: msg`Open your account`, href: accountUrl },
    why: msg`You receive this e-mail because this address was named in the transfer of a licence.`,
  });
}

function renderSample(language: Language, reason: TransferEndedEmail["reason"]) {
  return renderTransferEndedEmail({
    ...sampleRecipient(language),
    product: sampleFacts.product,
    reason,
    accountUrl: sampleUrl(language, "my-account"),
  });
}

export const samples: Samples = {
  transferDeclined: (language) => renderSample(language, "declined"),
  transferWithdrawn: (language) => renderSample(language, "withdrawn"),
  transferExpired: (language) => renderSample(language, "expired"),
};
