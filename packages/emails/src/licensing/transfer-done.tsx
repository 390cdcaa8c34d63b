import { msg } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface TransferDoneEmail extends Recipient {
  readonly product: string;
  readonly role: "giver" | "taker";
  /** To the giver the taker's e-mail address, to the taker the giver's name. */
  readonly other: string;
  readonly accountUrl: string;
}

/** To either side of a transfer that is complete. */
export async function renderTransferDoneEmail({
  role,
  ...email
}: TransferDoneEmail): Promise<RenderedEmail> {
  return role === "giver" ? renderGiven(email) : renderTaken(email);
}

async function renderGiven({
  product,
  other,
  accountUrl,
  ...recipient
}: Omit<TransferDoneEmail, "role">): Promise<RenderedEmail> {
  const { supportUrl } = emailSettings();
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your license has been transferred`,
    heading: msg`Your license has a new owner`,
    intro: msg`You both confirmed, and the transfer is complete. The license no longer works on your computers.`,
    facts: [
      [msg`Product`, product],
      [msg`To`, other],
    ],
    notes: [
      msg`If you didn’t confirm this, change your password right away and contact support: ${supportUrl}`,
    ],
    action: { label: msg`Go to your account`, href: accountUrl },
  });
}

async function renderTaken({
  product,
  other,
  accountUrl,
  ...recipient
}: Omit<TransferDoneEmail, "role">): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your new AutoTune license is here`,
    heading: msg`The license is yours`,
    intro: msg`You both confirmed, and the license is now in your account, along with its serial number and downloads.`,
    facts: [
      [msg`Product`, product],
      [msg`From`, other],
    ],
    notes: [msg`If your account is new, set it up first. You’ll get the link in a separate email.`],
    action: { label: msg`View your license`, href: accountUrl },
    why: msg`You’re receiving this email because this address was named in a license transfer.`,
  });
}

export const samples: Samples = {
  transferGiven: (language) =>
    renderTransferDoneEmail({
      ...sampleRecipient(language),
      product: sampleFacts.product,
      role: "giver",
      other: sampleFacts.takerEmail,
      accountUrl: sampleUrl(language, "my-account"),
    }),
  transferTaken: (language) =>
    renderTransferDoneEmail({
      ...sampleRecipient(language),
      product: sampleFacts.product,
      role: "taker",
      other: sampleFacts.giverName,
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
