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
import { linkWorksUntil } from "../platform/shared-texts.ts";

interface TransferTakeEmail extends Recipient {
  readonly product: string;
  readonly fromName: string;
  readonly confirmUrl: string;
  /** Of the link. */
  readonly expiresAt: Date;
}

/** Asks the person who is to get a licence. Of the giver it shows the name alone: the reader may have nothing to do with them. */
export async function renderTransferTakeEmail({
  product,
  fromName,
  confirmUrl,
  expiresAt,
  ...recipient
}: TransferTakeEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Someone wants to transfer an AutoTune license to you`,
    heading: msg`A license for you`,
    intro: msg`The person below would like to transfer a license to you. It’s yours once you’ve both confirmed.`,
    facts: [
      [msg`Product`, product],
      [msg`From`, fromName],
      [linkWorksUntil, formatTimestamp(expiresAt, recipient.language)],
    ],
    notes: [
      msg`We don’t charge anything for this. If there’s no account with this address yet, we’ll set one up for you.`,
    ],
    action: { label: msg`Accept or decline`, href: confirmUrl },
    afterword: [
      msg`The link is good for ${plural(transferDays, { one: "# day", other: "# days" })}.`,
      msg`If you don’t know this person, decline or ignore this email, and the license stays where it is.`,
    ],
    why: msg`You’re receiving this email because this address was named in a license transfer.`,
  });
}

export const samples: Samples = {
  transferTake: (language) =>
    renderTransferTakeEmail({
      ...sampleRecipient(language),
      product: sampleFacts.product,
      fromName: sampleFacts.giverName,
      confirmUrl: sampleUrl(language, "confirm"),
      expiresAt: sampleDate,
    }),
};
