import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { authenticationCode, serialNumber } from "../platform/shared-texts.ts";

interface LicenceEmail extends Recipient {
  readonly product: string;
  readonly serial: string;
  readonly authenticationString: string;
  /** Then what activated it before works no more. */
  readonly isRegenerated: boolean;
  readonly accountUrl: string;
}

const texts = {
  requested: {
    subject: msg`Your AutoTune licence`,
    heading: msg`Your licence`,
    intro: msg`Here are the serial number and the authentication code of your licence, as you asked. Together they activate the software.`,
    afterword: [
      msg`If it was not you who asked for them, there is nothing to do: nothing has changed.`,
    ],
  },
  regenerated: {
    subject: msg`Your AutoTune licence has a new serial number`,
    heading: msg`A new serial number`,
    intro: msg`Our support has given your licence a new serial number and a new authentication code. The old ones no longer work.`,
    notes: [
      msg`Your computers have been deactivated. Activate them again with the new serial number and the new code.`,
    ],
    afterword: [msg`If it was not you who asked for it, please write to our support.`],
  },
};

/** What activates a licence, to its owner. */
export async function renderLicenceEmail({
  product,
  serial,
  authenticationString,
  isRegenerated,
  accountUrl,
  ...recipient
}: LicenceEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    ...texts[isRegenerated ? "regenerated" : "requested"],
    facts: [
      [msg`Product`, product],
      [serialNumber, serial],
      [authenticationCode, authenticationString],
    ],
    action: { label: msg`See your licence`, href: accountUrl },
  });
}

function sampleLicence(language: Language, isRegenerated: boolean): LicenceEmail {
  return {
    ...sampleRecipient(language),
    product: sampleFacts.product,
    serial: sampleFacts.serial,
    authenticationString: sampleFacts.authenticationString,
    isRegenerated,
    accountUrl: sampleUrl(language, "my-account"),
  };
}

export const samples: Samples = {
  licence: (language) => renderLicenceEmail(sampleLicence(language, false)),
  licenceRegenerated: (language) => renderLicenceEmail(sampleLicence(language, true)),
};
