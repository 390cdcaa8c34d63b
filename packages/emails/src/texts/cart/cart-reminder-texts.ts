import type { LetterTexts } from "../letter/letter-texts.ts";

export interface CartReminderTexts extends LetterTexts {
  subject: string;
  heading: string;
  intro: string;
  note: string;
  action: string;
  afterword: string;
  whyThisMail: string;
}
