import type { LetterTexts } from "../letter/letter-texts.ts";

interface Opening {
  subject: string;
  /** What the inbox shows beside the subject. */
  preview: string;
  heading: string;
  intro: string;
}

/** Everything that the answer to a beta sign-up says. A text that a language lacks does not compile. */
export interface BetaTexts extends LetterTexts {
  withLink: Opening;
  /** While there is nothing to try yet. */
  linkFollows: Opening;
  getApp: string;
  /** For whoever did not ask. */
  notYou: string;
  whyThisMail: string;
}
