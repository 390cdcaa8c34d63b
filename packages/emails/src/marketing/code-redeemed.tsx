import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import type { Words } from "../platform/i18n.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { authenticationCode, serialNumber } from "../platform/shared-texts.ts";

interface RedeemedLicence {
  readonly product: string;
  readonly serial: string;
  readonly authenticationString: string;
}

interface CodeRedeemedEmail extends Recipient {
  /** Who issued the code. */
  readonly dealer: string;
  readonly licences: readonly RedeemedLicence[];
  readonly accountUrl: string;
}

/** What a code has granted, to the person who redeemed it. */
export async function renderCodeRedeemedEmail({
  dealer,
  licences,
  accountUrl,
  ...recipient
}: CodeRedeemedEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`Your AutoTune code is redeemed`,
    heading: msg`Your code is redeemed`,
    intro: msg`What your code gives is yours now: here are the serial number and the authentication code. Together they activate the software.`,
    facts: [...licences.flatMap(listFacts), [msg`From`, dealer]],
    notes: [
      msg`The downloads are in your account. The code itself has done its work and cannot be used again.`,
    ],
    action: { label: msg`See your licence`, href: accountUrl },
    afterword: [
      msg`If it was not you who redeemed the code, choose a new password right away and write to our support.`,
    ],
  });
}

function listFacts(licence: RedeemedLicence): (readonly [Words, string])[] {
  return [
    [msg`Product`, licence.product],
    [serialNumber, licence.serial],
    [authenticationCode, licence.authenticationString],
  ];
}

export const samples: Samples = {
  codeRedeemed: (language) =>
    renderCodeRedeemedEmail({
      ...sampleRecipient(language),
      dealer: sampleFacts.dealer,
      licences: [
        {
          product: sampleFacts.product,
          serial: sampleFacts.serial,
          authenticationString: sampleFacts.authenticationString,
        },
      ],
      accountUrl: sampleUrl(language, "my-account"),
    }),
};
