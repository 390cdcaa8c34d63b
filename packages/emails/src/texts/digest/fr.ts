import { fr as letter } from "../letter/fr.ts";
import { fr as newsletter } from "../newsletter/fr.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const fr: DigestTexts = {
  subject: (title) => `Nouveau\u00a0: ${title}`,
  preview: "Ce que nous avons publié récemment.",
  heading: "À lire",
  intro: "Voici ce qui est paru récemment. Chaque article se lit en quelques minutes.",
  read: "Lire",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "Vous recevez cette newsletter parce que vous l’avez confirmée depuis cette boîte.",
  chooseMails: letter.chooseMails,
};
