import { defaultLanguage, languageNames, type Language } from "@autotune/routes";
import type { RenderedEmail } from "../platform/email.ts";
import { renderEmail } from "../platform/render-email.tsx";
import type { Samples } from "../platform/samples.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";

interface InquiryNotice {
  readonly name: string;
  readonly email: string;
  readonly school: string;
  /** Two letters, of ISO 3166-1. */
  readonly country: string;
  readonly seats: number;
  readonly message: string;
  /** Of the page on which it was written. */
  readonly language: Language;
}

const countries = new Intl.DisplayNames(defaultLanguage, { type: "region" });

/** What a school asks, for the shop's own staff: in English, without translations. */
export async function renderInquiryNotice(notice: InquiryNotice): Promise<RenderedEmail> {
  const [name, school] = [writeOnOneLine(notice.name), writeOnOneLine(notice.school)];
  return renderEmail({
    language: defaultLanguage,
    name: "",
    subject: `Site license: ${school}, ${notice.seats} seats`,
    preview: `${name} is asking for ${notice.seats} seats.`,
    heading: "New site license inquiry",
    intro: `${name} from ${school} is asking for ${notice.seats} seats. Reply to this email to answer them.`,
    facts: [
      ["Name", name],
      ["Email", notice.email],
      ["School", school],
      ["Country", countries.of(notice.country) ?? notice.country],
      ["Seats", String(notice.seats)],
      ["Language", languageNames[notice.language]],
    ],
    notes: notice.message
      .split("\n")
      .map(writeOnOneLine)
      .filter((line) => line !== ""),
    footer: ["Sent from the schools page. The store keeps no copy."],
  });
}

export const samples: Samples = {
  inquiryNotice: (language) =>
    renderInquiryNotice({
      name: "Ana Soto",
      email: "ana@school.test",
      school: "School of Song",
      country: "FR",
      seats: 40,
      message: "Two rooms.\n\nFrom September on.",
      language,
    }),
};
