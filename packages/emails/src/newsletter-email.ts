import type { Language } from "@autotune/routes";

/** What the mail shows that asks whether somebody wants the newsletter. */
export interface NewsletterEmail {
  language: Language;
  /** Absolute address of the page that confirms it; with the token. */
  confirmUrl: string;
}
