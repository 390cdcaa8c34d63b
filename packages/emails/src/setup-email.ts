import type { Language } from "@autotune/routes";

/** What the mail shows that brings a guest a new link to set up their account. */
export interface SetupEmail {
  language: Language;
  /** May be empty. */
  firstName: string;
  /** Of the newest order that waits in the account. */
  reference: string;
  /** Absolute URL, with the token that opens the account. */
  setupUrl: string;
}
