import type { PageBody } from "@autotune/contract";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: PageBody = {
  title: "Prodotti",
  seo: {
    title: "Tutti i prodotti",
    description:
      "Tutte le edizioni AutoTune, la catena vocale AI, gli effetti creativi e l’abbonamento Unlimited, famiglia per famiglia.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Tutti i prodotti",
      text: "Strumenti che portano una voce sulle sue note, strumenti che la mixano e strumenti che la fanno diventare altro. Compra una volta quello che ti serve, oppure prendi l’abbonamento.",
    },
    {
      block: "toolShelf",
      headline: "Lo scaffale al completo",
      text: "In ordine di quello che vuoi fare: intonare, mixare, trasformare. Quasi tutto si può ascoltare prima di pagare.",
      shelves: [
        {
          ...editions,
          title: "AutoTune",
          products: [...editions.products, "auto-tune-efx-plus"],
        },
        vocalChain,
        creativeEffects,
      ],
    },
  ],
};
