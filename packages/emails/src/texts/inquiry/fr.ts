import { fr as letter } from "../letter/fr.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const fr: InquiryTexts = {
  ...letter,
  subject: "Nous avons reçu votre demande",
  preview: "Une offre pour votre établissement arrive sous deux jours ouvrés.",
  heading: "Votre demande est arrivée",
  intro:
    "Merci de votre intérêt pour une licence de site pour votre établissement. Nous lisons chaque demande nous-mêmes.",
  seats: "Postes",
  next: "Nous vous répondons avec une offre sous deux jours ouvrés. S’il manque quelque chose, répondez simplement à cet e-mail.",
  notYou:
    "Si vous ne nous avez rien demandé, quelqu’un s’est trompé d’adresse. Vous pouvez oublier cet e-mail\u00a0: nous ne gardons rien.",
  whyThisMail:
    "Vous recevez cet e-mail parce que cette adresse a été indiquée dans une demande pour un établissement.",
};
