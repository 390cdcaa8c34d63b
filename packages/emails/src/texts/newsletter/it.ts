import { it as letter } from "../letter/it.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const it: NewsletterTexts = {
  subject: "Conferma la tua newsletter AutoTune",
  preview: "Un clic e la prossima newsletter è tua.",
  heading: "Possiamo scriverti?",
  intro:
    "Qualcuno ha chiesto la newsletter AutoTune con questo indirizzo. Se sei stato tu, conferma: novità, suoni e offerte arriveranno in questa casella.",
  confirm: "Sì, voglio la newsletter",
  orOpen: "Oppure apri questo indirizzo nel browser",
  validFor:
    "Il link vale 7 giorni. Se non sei stato tu, non fare nulla: senza il tuo sì non scriviamo.",
  goodbye: "Alla prossima newsletter!",
  team: letter.team,
  demonstration:
    "Questo è un negozio dimostrativo. Gli articoli di cui parla la sua newsletter sono esempi.",
  whyThisMail: "Ricevi questa e-mail perché questo indirizzo è stato inserito per la newsletter.",
};
