import type { LetterTexts } from "../letter/letter-texts.ts";

/** Everything that the answer to a school's inquiry says. A text that a language lacks does not compile. */
export interface InquiryTexts extends LetterTexts {
  subject: string;
  /** What the inbox shows beside the subject. */
  preview: string;
  heading: string;
  intro: string;
  seats: string;
  /** When an offer comes. */
  next: string;
  /** For whoever did not ask. */
  notYou: string;
  whyThisMail: string;
}
