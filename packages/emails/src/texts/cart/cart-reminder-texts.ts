import type { EmailTexts } from "../letter/letter-texts.ts";

export interface CartReminderTexts extends EmailTexts {
  subject: string;
  heading: string;
  intro: string;
  note: string;
  action: string;
  afterword: string;
  whyThisMail: string;
}
