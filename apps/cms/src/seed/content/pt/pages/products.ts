import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
  title: "Produtos",
  seo: {
    title: "Todos os produtos",
    description:
      "Todas as edições do AutoTune, a cadeia vocal com IA, os efeitos criativos e o plano Unlimited, por família.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Todos os produtos",
      text: "Ferramentas que põem a voz na nota, ferramentas que mixam e ferramentas que fazem dela outra coisa. Compre só o que precisa, uma vez, ou fique com o plano.",
    },
    {
      block: "toolShelf",
      headline: "A prateleira inteira",
      text: "Em ordem do que você quer fazer: afinar, mixar, transformar. Quase tudo dá para ouvir antes de pagar.",
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
          title: "Planos",
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
      headline: "Em dúvida entre as edições?",
      text: "Ponha as cinco lado a lado e veja o que fazem.",
      actions: [{ label: "Compare as edições", link: { to: "page", key: "compare" } }],
    },
  ],
};
