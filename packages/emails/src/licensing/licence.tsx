import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { emailSettings } from "../platform/email-settings.ts";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import type { Words } from "../platform/i18n.ts";
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
    subject: msg`Your AutoTune license details`,
    heading: msg`Your license details`,
    intro: msg`Here are the serial number and authentication code you asked for. You need both to activate the software.`,
  },
  regenerated: {
    subject: msg`Your AutoTune license has a new serial number`,
    heading: msg`Your new serial number`,
    intro: msg`Our support team has issued a new serial number and authentication code for your license. The old ones no longer work.`,
    notes: [
      msg`Your computers have been deactivated. Activate them again with the new serial number and code.`,
    ],
  },
};

/** What to do if somebody else has asked for it. */
function afterwordOf({ isRegenerated }: Pick<LicenceEmail, "isRegenerated">): Words[] {
  const { supportUrl } = emailSettings();
  return isRegenerated
    ? [msg`If you didn’t ask for this, please contact support: ${supportUrl}`]
    : [msg`If you didn’t ask for them, you can ignore this email. Nothing has changed.`];
}

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
    afterword: afterwordOf({ isRegenerated }),
    facts: [
      [msg`Product`, product],
      [serialNumber, serial],
      [authenticationCode, authenticationString],
    ],
    action: { label: msg`View your license`, href: accountUrl },
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
