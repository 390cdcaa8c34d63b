/** All texts of the newsletter around the posts. A text that a language lacks does not compile. */
export interface DigestTexts {
  subject: (title: string) => string;
  /** What the inbox shows beside the subject. */
  preview: string;
  heading: string;
  intro: string;
  /** Leads to a post. */
  read: string;
  goodbye: string;
  team: string;
  colon: string;
  demonstration: string;
  whyThisMail: string;
  chooseMails: string;
}
