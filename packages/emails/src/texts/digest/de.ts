import { de as letter } from "../letter/de.ts";
import { de as newsletter } from "../newsletter/de.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const de: DigestTexts = {
  subject: (title) => `Neu: ${title}`,
  preview: "Was wir in letzter Zeit veröffentlicht haben.",
  heading: "Neu zu lesen",
  intro: "Das ist in letzter Zeit erschienen. Jeder Beitrag dauert ein paar Minuten.",
  read: "Lesen",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "Du bekommst diesen Newsletter, weil du ihn aus diesem Postfach bestätigt hast.",
  chooseMails: letter.chooseMails,
};
