import { en as letter } from "../letter/en.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const en: NewsletterTexts = {
  subject: "Confirm your AutoTune newsletter",
  preview: "One press, and the next letter is yours.",
  heading: "Shall we write to you?",
  intro:
    "Somebody asked for the AutoTune newsletter with this address. If it was you, confirm it: new tools, sounds and offers then come to this mailbox.",
  confirm: "Yes, send me the newsletter",
  orOpen: "Or open this address in your browser",
  validFor:
    "The link is good for 7 days. If it was not you, do nothing: without your yes we do not write.",
  goodbye: "See you in the next letter,",
  team: letter.team,
  demonstration:
    "This is a demonstration shop. The posts that its newsletter tells of are samples.",
  whyThisMail: "You receive this e-mail because this address was entered for the newsletter.",
};
