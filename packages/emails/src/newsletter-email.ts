import type { Language } from "@autotune/routes";

/** What the e-mail shows that asks to confirm the newsletter. */
export interface NewsletterEmail {
  language: Language;
  /** Absolute URL of the page that confirms it; with the token. */
  confirmUrl: string;
}
