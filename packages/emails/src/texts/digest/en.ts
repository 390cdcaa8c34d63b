import { en as letter } from "../letter/en.ts";
import { en as newsletter } from "../newsletter/en.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const en: DigestTexts = {
  subject: (title) => `New: ${title}`,
  preview: "What we have published lately.",
  heading: "New to read",
  intro: "This is what has come out lately. Each takes a few minutes.",
  read: "Read it",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "You receive this newsletter because you confirmed it from this mailbox.",
  chooseMails: letter.chooseMails,
};
