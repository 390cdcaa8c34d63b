import { pt as letter } from "../letter/pt.ts";
import { pt as newsletter } from "../newsletter/pt.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const pt: DigestTexts = {
  subject: (title) => `Novo: ${title}`,
  preview: "O que publicamos nos últimos tempos.",
  heading: "Para ler",
  intro: "Isto é o que saiu nos últimos tempos. Cada artigo leva alguns minutos.",
  read: "Ler",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "Você recebe esta newsletter porque a confirmou a partir desta caixa de entrada.",
  chooseMails: letter.chooseMails,
};
