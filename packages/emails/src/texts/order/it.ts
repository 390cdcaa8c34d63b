import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { it as letter } from "../letter/it.ts";
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

/** Before a day: al 7, all’8, al 10, all’11. */
function withArticle(date: string): string {
  return /^(?:8|11) /.test(date) ? `all’${date}` : `al ${date}`;
}

export const it: OrderTexts = {
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `Il tuo ordine AutoTune ${reference}`,
      preview: (serials) =>
        serials === 0
          ? "Il tuo ordine è completo. Ecco i tre passi fino alla prima registrazione."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "Il tuo ordine è completo. Tutto quello che contiene ti aspetta nel tuo account."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `Abbiamo ricevuto il tuo ordine AutoTune ${reference}`,
      preview: () => "Le tue licenze arrivano appena riceviamo il pagamento.",
      intro: () =>
        "Abbiamo ricevuto il tuo ordine. Appena arriva il pagamento, ti inviamo le licenze via e-mail e le trovi anche nel tuo account.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "Grazie!" : `Grazie, ${firstName}!`),
  placedOn: "Data",
  quantity: "Quantità",
  licence: (ordinal, count) => `Licenza ${ordinal} di ${count}`,
  upgradedFrom: (name) => `Upgrade da ${name}; sostituisce la tua licenza precedente.`,
  free: "Gratis",
  gift: "Un regalo con il tuo ordine",
  every: everyInterval({
    m: { one: "ogni mese", other: "ogni # mesi" },
    y: { one: "ogni anno", other: "ogni # anni" },
  }),
  freeUntil: (date, price, every) =>
    `Gratis fino ${withArticle(date)}, poi ${price} ${every}, se non disdici.`,
  renewsOn: (date, price, every) =>
    `${price} ${every}. Prossimo addebito: ${date}, se non disdici.`,
  renews: (price, every) => `${price} ${every}, finché non disdici.`,
  subtotal: "Subtotale",
  discount: "Sconto",
  tax: "Imposte",
  taxIncluded: "Imposte, già comprese",
  total: "Totale",
  paidWith: (cardEnding) => `Pagato con la carta che termina con ${cardEnding}`,
  download: (name) => `Scarica ${name}`,
  seeOrder: "Vedi il tuo ordine",
  invoice: "Apri la fattura",
  setup: {
    heading: "Il tuo account è a un passo",
    text: "Scegli una password e trovi download, licenze e ricevute in un solo posto. Il link vale 30 giorni.",
    button: "Crea il tuo account",
  },
  nextHeading: "E adesso?",
  steps: [
    { title: "Installa", text: "Scarica il programma di installazione dal tuo account e aprilo." },
    { title: "Accedi", text: "Usa l’account di questo indirizzo e-mail." },
    {
      title: "Canta",
      text: "Mettilo su una traccia vocale, scegli la tonalità del brano e premi registra.",
    },
  ],
  goodFirstTake: "Buona prima registrazione!",
};
