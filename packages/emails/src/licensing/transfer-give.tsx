import { transferDays } from "@autotune/commerce";
import { msg, plural } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { formatTimestamp } from "../platform/format-timestamp.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import {
  sampleDate,
  sampleFacts,
  sampleRecipient,
  sampleUrl,
  type Samples,
} from "../platform/samples.ts";
import { linkWorksUntil, serialNumber } from "../platform/shared-texts.ts";

interface TransferGiveEmail extends Recipient {
  readonly product: string;
  readonly serial: string;
  readonly toEmail: string;
  readonly confirmUrl: string;
  /** Of the link. */
  readonly expiresAt: Date;
}

/** Asks the owner of a licence whether it is to be transferred. */
export async function renderTransferGiveEmail({
  product,
  serial,
  toEmail,
  confirmUrl,
  expiresAt,
  ...recipient
}: TransferGiveEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Confirm your license transfer`,
    heading: msg`Transfer this license?`,
    intro: msg`You’ve started transferring a license to someone else. It moves once you’ve both confirmed.`,
    facts: [
      [msg`Product`, product],
      [serialNumber, serial],
      [msg`To`, toEmail],
      [linkWorksUntil, formatTimestamp(expiresAt, recipient.language)],
    ],
    notes: [
      msg`Once it moves, it belongs to them alone and no longer works on your computers. You can’t take it back.`,
    ],
    action: { label: msg`Confirm the transfer`, href: confirmUrl },
    afterword: [
      msg`The link is good for ${plural(transferDays, { one: "# day", other: "# days" })}. You can cancel the transfer in your account until you’ve both confirmed.`,
      msg`If this wasn’t you, don’t confirm, and the license stays with you. Change your password right away.`,
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
      expiresAt: sampleDate,
    }),
};
