import { msg } from "@lingui/core/macro";
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
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your licence has been transferred`,
    heading: msg`Your licence has a new owner`,
    intro: msg`You have both agreed, and the licence has moved. It no longer works on your computers.`,
    facts: [
      [msg`Product`, product],
      [msg`To`, other],
    ],
    notes: [
      msg`If it was not you who agreed, choose a new password right away and write to our support.`,
    ],
    action: { label: msg`Open your account`, href: accountUrl },
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
    subject: msg`Your new licence is here`,
    heading: msg`The licence is yours`,
    intro: msg`You have both agreed, and the licence is now in your account, with its serial number and its downloads.`,
    facts: [
      [msg`Product`, product],
      [msg`From`, other],
    ],
    notes: [
      msg`If your account is new, set it up first: the link for that comes in an e-mail of its own.`,
    ],
    action: { label: msg`See your licence`, href: accountUrl },
    why: msg`You receive this e-mail because this address was named in the transfer of a licence.`,
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
