import type { EmailTexts } from "../letter/letter-texts.ts";

interface Opening {
  subject: string;
  /** What the inbox shows beside the subject. */
  preview: string;
  heading: string;
  intro: string;
}

/** All texts of the reply to a beta sign-up. A text that a language lacks does not compile. */
export interface BetaTexts extends EmailTexts {
  withLink: Opening;
  /** While there is nothing to try yet. */
  linkFollows: Opening;
  getApp: string;
  /** For readers who did not request it. */
  notYou: string;
  whyThisMail: string;
}
