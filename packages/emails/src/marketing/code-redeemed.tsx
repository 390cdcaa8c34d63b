import { msg, plural } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
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
  const { supportUrl } = emailSettings();
  const count = licences.length;
  return renderAccountEmail({
    ...recipient,
    subject: msg`You’ve redeemed your AutoTune code`,
    heading: msg`Code redeemed`,
    intro: msg({
      message: plural(count, {
        one: "Your code worked. Here are the serial number and authentication code. You need both to activate the software.",
        other:
          "Your code worked. Here are a serial number and an authentication code for each product. You need both to activate it.",
      }),
    }),
    facts: [...licences.flatMap(listFacts), [msg`From`, dealer]],
    notes: [msg`Your downloads are in your account. The code can’t be used again.`],
    action: { label: msg`Go to your account`, href: accountUrl },
    afterword: [
      msg`If you didn’t redeem this code, change your password right away and contact support: ${supportUrl}`,
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
