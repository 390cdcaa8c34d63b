import { transferDays } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg, plural } from "@lingui/core/macro";
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
    subject: msg`A license transfer was declined`,
    heading: msg`The transfer was declined`,
    intro: msg`The license wasn’t accepted. It stays with its owner and keeps working as before.`,
  },
  withdrawn: {
    subject: msg`A license transfer was canceled`,
    heading: msg`The transfer was canceled`,
    intro: msg`The owner canceled the transfer. The license stays with them and keeps working as before.`,
  },
  expired: {
    subject: msg`A license transfer has expired`,
    heading: msg`The transfer has expired`,
    intro: msg`The transfer wasn’t confirmed by both people within ${plural(transferDays, { one: "# day", other: "# days" })}. The license stays with its owner and keeps working as before.`,
    notes: [msg`The owner can start a new transfer any time.`],
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
    action: { label: msg`Go to your account`, href: accountUrl },
    why: msg`You’re receiving this email because this address was named in a license transfer.`,
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
