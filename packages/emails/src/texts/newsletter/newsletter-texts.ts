/** All texts of the newsletter's first e-mail. A text that a language lacks does not compile. */
export interface NewsletterTexts {
  subject: string;
  /** What the inbox shows beside the subject. */
  preview: string;
  heading: string;
  intro: string;
  /** The button, and the line above the URL in the text part. */
  confirm: string;
  /** Above the URL, for readers whose button does not work. */
  orOpen: string;
  validFor: string;
  goodbye: string;
  team: string;
  demonstration: string;
  whyThisMail: string;
}
