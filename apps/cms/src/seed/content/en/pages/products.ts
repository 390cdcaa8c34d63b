import type { SeedPage } from "../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../fragments/tool-shelves.ts";

export const products: SeedPage = {
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
        { ...vocalChain, products: [...vocalChain.products, "vocal-chain-bundle"] },
        creativeEffects,
        {
          family: "subscriptions",
          title: "Plans",
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
      headline: "Not sure which edition?",
      text: "Put all five next to each other and look at what they do.",
      actions: [{ label: "Compare the editions", link: { to: "page", key: "compare" } }],
    },
  ],
};
