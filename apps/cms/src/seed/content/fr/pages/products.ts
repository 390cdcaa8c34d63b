import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
  title: "Produits",
  seo: {
    title: "Tous les produits",
    description:
      "Toutes les éditions d’AutoTune, la chaîne vocale IA, les effets créatifs et l’abonnement Unlimited, famille par famille.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Tous les produits",
      text: "Des outils qui posent une voix sur ses notes, d’autres qui la mixent, d’autres encore qui en font tout autre chose. Achetez une fois ce qu’il vous faut ou prenez l’abonnement.",
    },
    {
      block: "toolShelf",
      headline: "Toute l’étagère",
      text: "Rangée selon ce que vous voulez faire : corriger, mixer, transformer. Presque tout s’écoute avant de payer.",
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
          title: "Abonnements",
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
      headline: "Vous hésitez entre les éditions ?",
      text: "Mettez les cinq côte à côte et regardez ce qu’elles font.",
      actions: [{ label: "Comparer les éditions", link: { to: "page", key: "compare" } }],
    },
  ],
};
