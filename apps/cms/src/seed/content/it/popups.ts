import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Ottieni di più dal tuo piano",
    text: "Brevi lezioni mostrano uno strumento alla volta, dalla prima take al mix. Sono su questo sito e sono gratuite.",
    link: "Vai alle lezioni",
  },
  isTrialer: {
    headline: "Provalo sulla tua voce",
    text: "La tua prova contiene tutti gli strumenti. Una breve lezione ti aiuta a scegliere da dove iniziare. Puoi disdire in ogni momento nel tuo account.",
    link: "Vai alle lezioni",
  },
  wasSubscriber: {
    headline: "Le tue sessioni lo conoscono ancora",
    text: "Hai già avuto Unlimited. Abbonati di nuovo, e gli strumenti delle tue sessioni si riaprono.",
    link: "Vedi i piani",
  },
  default: {
    headline: "Tutto, gratis per 14 giorni",
    text: "Unlimited contiene tutti i nostri strumenti. Dopo i 14 giorni viene addebitato ogni mese, finché non disdici.",
    link: "Guarda che cosa c’è dentro",
  },
  wasTrialer: {
    headline: "Sai già che cosa fa",
    text: "Hai già provato Unlimited. Abbonati, e le tue sessioni si aprono come le hai lasciate.",
    link: "Vedi i piani",
  },
  "not-on-marketing": {
    headline: "Sappi quando i prezzi scendono",
    text: "Non ricevi offerte via e-mail. Nel tuo profilo puoi richiederle e anche fermarle.",
    link: "Apri il tuo profilo",
  },
  "not-on-newsletter": {
    headline: "Ascoltalo per primo",
    text: "Nuovi strumenti, nuovi suoni e offerte in una sola newsletter. La confermi dalla tua casella, e basta un clic per fermarla.",
    link: "Ricevi la newsletter",
  },
};
