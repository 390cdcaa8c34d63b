import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
  title: "Produkte",
  seo: {
    title: "Alle Produkte",
    description:
      "Alle AutoTune-Editionen, die KI-Vocal-Chain, sämtliche Kreativeffekte und das Unlimited-Abo, nach Familien sortiert.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Alle Produkte",
      text: "Tools, die eine Stimme auf ihre Töne bringen, Tools, die sie mischen, und Tools, die etwas ganz anderes daraus machen. Kauf einmal, was du brauchst, oder nimm das Abo.",
    },
    {
      block: "toolShelf",
      headline: "Das ganze Regal",
      text: "Sortiert nach dem, was du vorhast: korrigieren, mischen, verwandeln. Das meiste kannst du hören, bevor du zahlst.",
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
          title: "Abos",
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
      headline: "Welche Edition passt zu dir?",
      text: "Stell alle fünf nebeneinander und sieh nach, was sie können.",
      actions: [{ label: "Editionen vergleichen", link: { to: "page", key: "compare" } }],
    },
  ],
};
