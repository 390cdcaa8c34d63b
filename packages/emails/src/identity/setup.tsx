import { setUpDays } from "@autotune/commerce";
import { msg, plural } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderEmail } from "../platform/render-email.tsx";
import { sampleFacts, sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";
import { orderNumber, whyOrderEmail } from "../platform/shared-texts.ts";

interface SetupEmail extends Recipient {
  /** Of the newest order that waits in the account. */
  readonly reference: string;
  /** Absolute URL, with the token that opens the account. */
  readonly setupUrl: string;
}

/** What a guest is asked. The order e-mail says the same: a reader of both is asked for the same thing. */
export const setupTexts = {
  /** Of the e-mail that brings a new link alone. */
  subject: msg`Set up your AutoTune account`,
  heading: msg`Your account is one step away`,
  text: msg`Choose a password, and your downloads, licenses and receipts are all in one place. The link is good for ${plural(setUpDays, { one: "# day", other: "# days" })}.`,
  button: msg`Set up your account`,
};

/** Brings a guest a new link to set up their account. */
export async function renderSetupEmail({
  reference,
  setupUrl,
  ...recipient
}: SetupEmail): Promise<RenderedEmail> {
  return renderEmail({
    ...recipient,
    subject: setupTexts.subject,
    heading: setupTexts.heading,
    intro: setupTexts.text,
    facts: [[orderNumber, reference]],
    action: { label: setupTexts.button, href: setupUrl },
    footer: [whyOrderEmail(reference)],
  });
}

export const samples: Samples = {
  setup: (language) =>
    renderSetupEmail({
      ...sampleRecipient(language),
      reference: sampleFacts.reference,
      setupUrl: sampleUrl(language, "setup"),
    }),
};
