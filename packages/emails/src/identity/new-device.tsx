import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
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

interface NewDeviceEmail extends Recipient {
  /** Browser and system. */
  readonly device: string;
  /** Two letters; null where it is not known. */
  readonly country: string | null;
  readonly at: Date;
  readonly securityUrl: string;
}

/** To the owner of an account that was signed in to from a device it did not know. */
export async function renderNewDeviceEmail({
  device,
  country,
  at,
  securityUrl,
  ...recipient
}: NewDeviceEmail): Promise<RenderedEmail> {
  return renderAccountEmail({
    ...recipient,
    subject: msg`New sign-in to your AutoTune account`,
    heading: msg`Sign-in from a new device`,
    intro: msg`Someone signed in to your account from a device we hadn’t seen before. We let you know every time that happens.`,
    facts: [
      [msg`Device`, device],
      [msg`Country`, nameCountry(country, recipient.language)],
      [msg`Time`, formatTimestamp(at, recipient.language)],
    ],
    notes: [
      msg({ message: "If this was you, you’re all set.", context: "sign-in" }),
      msg`If this wasn’t you, sign that device out in your account right away, then change your password.`,
    ],
    action: { label: msg`Review your devices`, href: securityUrl },
  });
}

/** Empty where it is not known. */
function nameCountry(country: string | null, language: Language): string {
  if (country === null) return "";
  return new Intl.DisplayNames(language, { type: "region" }).of(country) ?? country;
}

export function sampleNewDevice(language: Language): NewDeviceEmail {
  return {
    ...sampleRecipient(language),
    device: sampleFacts.device,
    country: "DE",
    at: sampleDate,
    securityUrl: sampleUrl(language, "my-account/profile"),
  };
}

export const samples: Samples = {
  newDevice: (language) => renderNewDeviceEmail(sampleNewDevice(language)),
};
