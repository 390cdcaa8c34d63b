import type { PageBody } from "@autotune/contract";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: PageBody = {
  title: "Products",
  seo: {
    title: "All products",
    description:
      "Every AutoTune edition, the AI vocal chain, all creative effects and the Unlimited plan, by family.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "All products",
      text: "Tools that put a voice on its notes, tools that mix it, and tools that turn it into something else. Buy what you need once, or take the plan.",
    },
    {
      block: "toolShelf",
      headline: "The whole shelf",
      text: "Sorted by what you are trying to do: tune, mix, transform. Most of it can be heard before you pay.",
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
