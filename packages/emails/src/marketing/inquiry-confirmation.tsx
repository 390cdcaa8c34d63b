import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { RenderedEmail } from "../platform/email.ts";
import { renderEmail } from "../platform/render-email.tsx";
import type { Samples } from "../platform/samples.ts";

/** Nothing that somebody typed freely. */
interface InquiryConfirmation {
  readonly language: Language;
  readonly seats: number;
}

/**
 * Confirms a school's inquiry. The owner of the e-mail address may not be who typed it: they are sent nothing that
 * somebody else could have written.
 */
export async function renderInquiryConfirmation({
  language,
  seats,
}: InquiryConfirmation): Promise<RenderedEmail> {
  return renderEmail({
    language,
    name: "",
    subject: msg`We’ve received your inquiry`,
    preview: msg`You’ll have a quote for your school within two business days.`,
    heading: msg`Your inquiry is in`,
    intro: msg`Thanks for asking about a site license for your school. We read every inquiry ourselves.`,
    facts: [[msg`Seats`, new Intl.NumberFormat(language).format(seats)]],
    notes: [
      msg`We’ll write back with a quote within two business days. If there’s anything to add, just reply to this email.`,
    ],
    afterword: [
      msg`If you didn’t contact us, someone mistyped their address. You can ignore this email.`,
    ],
    footer: [msg`You’re receiving this email because this address was given in a school inquiry.`],
  });
}

export const samples: Samples = {
  inquiryConfirmation: (language) => renderInquiryConfirmation({ language, seats: 40 }),
};
