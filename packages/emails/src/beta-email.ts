import type { Language } from "@autotune/routes";

/** What the reply to a beta sign-up shows. */
export interface BetaEmail {
  language: Language;
  /** Absolute URL of the app; undefined while there is nothing to try yet. */
  appUrl: string | undefined;
}
