import { it as letter } from "../letter/it.ts";
import { it as newsletter } from "../newsletter/it.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const it: DigestTexts = {
  subject: (title) => `Novità: ${title}`,
  preview: "Quello che abbiamo pubblicato di recente.",
  heading: "Da leggere",
  intro: "Ecco che cosa è uscito di recente. Ogni articolo si legge in pochi minuti.",
  read: "Leggi",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "Ricevi questa newsletter perché l’hai confermata da questa casella.",
  chooseMails: letter.chooseMails,
};
