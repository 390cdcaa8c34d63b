import type { AgreedDocument } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { Recipient, RenderedEmail } from "../platform/email.ts";
import { renderAccountEmail } from "../platform/render-account-email.ts";
import { sampleRecipient, sampleUrl, type Samples } from "../platform/samples.ts";

interface PolicyChangedEmail extends Recipient {
  readonly document: AgreedDocument;
  readonly version: number;
  readonly pageUrl: string;
}

/** To a customer who agreed to an earlier version. */
export async function renderPolicyChangedEmail({
  document,
  version,
  pageUrl,
  ...recipient
}: PolicyChangedEmail): Promise<RenderedEmail> {
  const isTerms = document === "terms-of-service";
  return renderAccountEmail({
    ...recipient,
    subject: isTerms ? msg`Our Terms of Service have changed` : msg`Our Privacy Policy has changed`,
    heading: isTerms ? msg`New Terms of Service` : msg`New Privacy Policy`,
    intro: isTerms
      ? msg`When you ordered, you agreed to an earlier version of our Terms of Service. There’s a new one now: version ${version}.`
      : msg`When you ordered, you agreed to an earlier version of our Privacy Policy. There’s a new one now: version ${version}.`,
    notes: [msg`It applies to what you buy from now on. Your earlier orders keep their version.`],
    action: { label: msg`Read it`, href: pageUrl },
    why: msg`You’re receiving this email because you’ve bought from the AutoTune store.`,
  });
}

function sampleOf(document: AgreedDocument) {
  return (language: Language) =>
    renderPolicyChangedEmail({
      ...sampleRecipient(language),
      document,
      version: 2,
      pageUrl: sampleUrl(language, document),
    });
}

export const samples: Samples = {
  termsChanged: sampleOf("terms-of-service"),
  privacyPolicyChanged: sampleOf("privacy-policy"),
};
