import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { serialNumber } from "../platform/shared-texts.ts";

interface TransferGiveEmail extends Recipient {
  readonly product: string;
  readonly serial: string;
  readonly toEmail: string;
  readonly confirmUrl: string;
}

/** Asks the owner of a licence whether it is to be transferred. */
export async function renderTransferGiveEmail({
  product,
  serial,
  toEmail,
  confirmUrl,
  ...recipient
}: TransferGiveEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Confirm the transfer of your licence`,
    heading: msg`Give this licence away?`,
    intro: msg`You have begun to transfer a licence to another person. It moves as soon as you have both agreed.`,
    facts: [
      [msg`Product`, product],
      [serialNumber, serial],
      [msg`To`, toEmail],
    ],
    notes: [
      msg`Afterwards it belongs to the other person alone and no longer works on your computers. You cannot take it back then.`,
    ],
    action: { label: msg`Confirm the transfer`, href: confirmUrl },
    afterword: [
      msg`The link is good for 14 days. Until you have both agreed, you can withdraw the transfer in your account.`,
      msg`If it was not you, do not confirm: the licence then stays with you. Choose a new password right away.`,
    ],
  });
}

export const samples: Samples = {
  transferGive: (language) =>
    renderTransferGiveEmail({
      ...sampleRecipient(language),
      product: sampleFacts.product,
      serial: sampleFacts.serial,
      toEmail: sampleFacts.takerEmail,
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
