import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Licenze di sede per le scuole",
  seo: {
    title: "Licenze di sede per le scuole",
    description:
      "Licenze di sede AutoTune per scuole, conservatori e università: dicci quante postazioni ti servono e ti rispondiamo con un’offerta.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Per le aule e gli studi in cui si insegna",
      text: "Un solo accordo per tutti i computer di una scuola, da dieci postazioni in su. Raccontaci le tue aule e ti rispondiamo con un’offerta entro due giorni lavorativi.",
    },
    {
      block: "prose",
      headline: "Che cosa offre una licenza di sede",
      sections: [
        {
          title: "Un solo accordo",
          text: "Tutte le postazioni in una licenza, con una sola data di rinnovo, a nome della scuola. Nessun numero di serie da distribuire in classe.",
        },
        {
          title: "Chi insegna la porta a casa",
          text: "Chi insegna con gli strumenti può preparare le lezioni sul proprio computer.",
        },
        {
          title: "Spazio per cambiare",
          text: "Le postazioni seguono le aule. Aggiungine durante l’anno e paga i mesi che restano.",
        },
      ],
    },
  ],
};
