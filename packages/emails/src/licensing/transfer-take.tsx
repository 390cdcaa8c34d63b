import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface TransferTakeEmail extends Recipient {
  readonly product: string;
  readonly fromName: string;
  readonly confirmUrl: string;
}

/** Asks the person who is to get a licence. Of the giver it shows the name alone: the reader may have nothing to do with them. */
export async function renderTransferTakeEmail({
  product,
  fromName,
  confirmUrl,
  ...recipient
}: TransferTakeEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`An AutoTune licence is waiting for you`,
    heading: msg`A licence for you`,
    intro: msg`Somebody would like to transfer a licence to you. It is yours as soon as you have both agreed.`,
    facts: [
      [msg`Product`, product],
      [msg`From`, fromName],
    ],
    notes: [
      msg`We charge nothing for it. If there is no account with this address yet, we set one up for you.`,
    ],
    action: { label: msg`Accept or decline`, href: confirmUrl },
    afterword: [
      msg`The link is good for 14 days.`,
      msg`If you do not know this person, decline or do nothing: the licence then stays where it is.`,
    ],
    why: msg`You receive this e-mail because this address was named in the transfer of a licence.`,
  });
}

export const samples: Samples = {
  transferTake: (language) =>
    renderTransferTakeEmail({
      ...sampleRecipient(language),
      product: sampleFacts.product,
      fromName: sampleFacts.giverName,
      confirmUrl: sampleUrl(language, "confirm"),
    }),
};
