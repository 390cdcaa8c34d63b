import { defaultLanguage, languageNames } from "@autotune/routes";
import type { InquiryConfirmation, InquiryNotice } from "./inquiry-email.ts";
import type { Email } from "./letter.ts";
import type { InquiryTexts } from "./texts/inquiry/inquiry-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

/**
 * The owner of the e-mail address may not be who typed it: they are sent nothing that somebody else could have
 * written.
 */
export function composeInquiryConfirmation(
  { language, seats }: InquiryConfirmation,
  texts: InquiryTexts,
): Email {
  return {
    language,
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    greeting: texts.greeting(""),
    intro: texts.intro,
    facts: [{ label: texts.seats, value: new Intl.NumberFormat(language).format(seats) }],
    notes: [texts.next],
    action: null,
    afterword: [texts.notYou],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyThisMail],
  };
}

const countries = new Intl.DisplayNames(defaultLanguage, { type: "region" });

/** In English, which the shop's own people read. */
export function composeInquiryNotice(notice: InquiryNotice, texts: InquiryTexts): Email {
  const [name, school] = [writeOnOneLine(notice.name), writeOnOneLine(notice.school)];
  const subject = `Site licence: ${school}, ${notice.seats} seats`;
  return {
    language: defaultLanguage,
    subject,
    preview: `${name} asks for ${notice.seats} seats.`,
    heading: "A school asks for a site licence",
    greeting: texts.greeting(""),
    intro: `${name} of ${school} asks for ${notice.seats} seats. An answer to this e-mail goes to them.`,
    facts: [
      { label: "Name", value: name },
      { label: "E-mail", value: notice.email },
      { label: "School", value: school },
      { label: "Country", value: countries.of(notice.country) ?? notice.country },
      { label: "Seats", value: String(notice.seats) },
      { label: "Language", value: languageNames[notice.language] },
    ],
    notes: notice.message
      .split("\n")
      .map(writeOnOneLine)
      .filter((line) => line !== ""),
    action: null,
    afterword: [],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: ["Written on the page for schools. The shop keeps no copy of it."],
  };
}
