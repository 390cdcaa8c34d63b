import type { EmailTexts } from "../letter/letter-texts.ts";

/** All texts of the reply to a school's inquiry. A text that a language lacks does not compile. */
export interface InquiryTexts extends EmailTexts {
  subject: string;
  /** What the inbox shows beside the subject. */
  preview: string;
  heading: string;
  intro: string;
  seats: string;
  /** When an offer comes. */
  next: string;
  /** For readers who did not request it. */
  notYou: string;
  whyThisMail: string;
}
