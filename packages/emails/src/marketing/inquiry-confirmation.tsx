import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { RenderedEmail } from "../platform/email.ts";
import { renderEmail } from "../platform/render-email.tsx";
import type { Samples } from "../platform/samples.ts";
import { demonstration } from "../platform/shared-texts.ts";

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
    firstName: "",
    subject: msg`We have your inquiry`,
    preview: msg`An offer for your school comes within two working days.`,
    heading: msg`Your inquiry has arrived`,
    intro: msg`Thank you for asking about a site licence for your school. We read every inquiry ourselves.`,
    facts: [[msg`Seats`, new Intl.NumberFormat(language).format(seats)]],
    notes: [
      msg`We write back with an offer within two working days. If something is missing, simply answer this e-mail.`,
    ],
    afterword: [
      msg`If you did not ask us anything, somebody mistyped their address. You can forget this e-mail: we keep nothing.`,
    ],
    footer: [
      demonstration,
      msg`You receive this e-mail because this address was given with an inquiry for a school.`,
    ],
  });
}

export const samples: Samples = {
  inquiryConfirmation: (language) => renderInquiryConfirmation({ language, seats: 40 }),
};
