import type { PageBody } from "@autotune/contract";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: PageBody = {
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
        vocalChain,
        creativeEffects,
      ],
    },
  ],
};
