import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("it", {
  one: "Il tuo ordine è completo e qui sotto trovi il tuo numero di serie. Conserva questa e-mail per il giorno in cui cambierai computer.",
  other:
    "Il tuo ordine è completo e qui sotto trovi i tuoi # numeri di serie. Conserva questa e-mail per il giorno in cui cambierai computer.",
});
const previewWithSerials = plural("it", {
  one: "Dentro trovi il tuo numero di serie e i tre passi fino alla prima registrazione.",
  other: "Dentro trovi i tuoi # numeri di serie e i tre passi fino alla prima registrazione.",
});

export const it: OrderTexts = {
  subject: (reference) => `Il tuo ordine AutoTune ${reference}`,
  preview: (serials) =>
    serials === 0
      ? "Il tuo ordine è completo. Ecco i tre passi fino alla prima registrazione."
      : previewWithSerials(serials),
  thanks: (firstName) => (firstName === "" ? "Grazie!" : `Grazie, ${firstName}!`),
  intro: (serials) =>
    serials === 0
      ? "Il tuo ordine è completo. Tutto quello che hai acquistato ti aspetta nel tuo account."
      : introWithSerials(serials),
  colon: ": ",
  orderNumber: "Ordine",
  placedOn: "Data",
  quantity: "Quantità",
  licence: (ordinal, count) => `Licenza ${ordinal} di ${count}`,
  serialNumber: "Numero di serie",
  authenticationCode: "Codice di autenticazione",
  subtotal: "Subtotale",
  discount: "Sconto",
  tax: "Imposte",
  taxIncluded: "Imposte, già comprese",
  total: "Totale",
  paidWith: (cardEnding) => `Pagato con la carta che termina con ${cardEnding}`,
  seeOrder: "Vedi il tuo ordine",
  invoice: "Apri la fattura",
  nextHeading: "E adesso?",
  steps: [
    { title: "Installa", text: "Scarica il programma di installazione dal tuo account e aprilo." },
    { title: "Accedi", text: "Usa lo stesso account con cui hai fatto l’ordine." },
    {
      title: "Canta",
      text: "Mettilo su una traccia vocale, scegli la tonalità del brano e premi registra.",
    },
  ],
  goodbye: "Buona prima registrazione!",
  team: "Il team di AutoTune",
  demonstration:
    "Questo è un negozio dimostrativo. Niente è stato davvero venduto e nessun importo è stato addebitato.",
  whyThisMail: (reference) =>
    `Ricevi questa e-mail perché con questo indirizzo è stato effettuato l’ordine ${reference}.`,
};
