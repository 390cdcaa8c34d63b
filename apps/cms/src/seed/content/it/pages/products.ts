import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
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
        { ...vocalChain, products: [...vocalChain.products, "vocal-chain-bundle"] },
        creativeEffects,
        {
          family: "subscriptions",
          title: "Abbonamenti",
          products: [
            "auto-tune-unlimited-monthly",
            "auto-tune-producer-monthly",
            "auto-tune-essentials-monthly",
          ],
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Indeciso tra le edizioni?",
      text: "Mettile tutte e cinque una accanto all’altra e guarda che cosa fanno.",
      actions: [{ label: "Confronta le edizioni", link: { to: "page", key: "compare" } }],
    },
  ],
};
