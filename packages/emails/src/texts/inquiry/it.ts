import { it as letter } from "../letter/it.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const it: InquiryTexts = {
  ...letter,
  subject: "Abbiamo ricevuto la tua richiesta",
  preview: "L’offerta per la tua scuola arriva entro due giorni lavorativi.",
  heading: "La tua richiesta è arrivata",
  intro:
    "Grazie per averci chiesto una licenza di sede per la tua scuola. Leggiamo di persona ogni richiesta.",
  seats: "Postazioni",
  next: "Ti rispondiamo con un’offerta entro due giorni lavorativi. Se manca qualcosa, rispondi semplicemente a questa e-mail.",
  notYou:
    "Se non ci hai chiesto nulla, qualcuno ha sbagliato indirizzo. Puoi dimenticare questa e-mail: non conserviamo nulla.",
  whyThisMail:
    "Ricevi questa e-mail perché questo indirizzo è stato indicato in una richiesta per una scuola.",
};
