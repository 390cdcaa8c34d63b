import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
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
  "not-on-newsletter": {
    headline: "Ascoltalo per primo",
    text: "Nuovi strumenti, nuovi suoni e offerte in una sola newsletter. La confermi dalla tua casella, e basta un clic per fermarla.",
    link: "Ricevi la newsletter",
  },
};
