import type { Language } from "@autotune/routes";

/** What the answer to a beta sign-up shows. */
export interface BetaEmail {
  language: Language;
  /** Absolute address of the app; undefined while there is nothing to try yet. */
  appUrl: string | undefined;
}
