import type { SeedPage } from "../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../fragments/tool-shelves.ts";

export const products: SeedPage = {
  title: "Products",
  seo: {
    title: "All products",
    description:
      "AutoTune editions, the AI vocal chain, creative effects and the Unlimited plan: all our plug-ins, sorted by what you want to do.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "All products",
      text: "Plug-ins that tune a voice, mix it and turn it into something else. Buy what you need once, or subscribe.",
    },
    {
      block: "toolShelf",
      headline: "The full lineup",
      text: "Sorted by what you want to do: tune, mix, transform. Most of it you can hear before you buy.",
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
      text: "See all five side by side.",
      actions: [{ label: "Compare the editions", link: { to: "page", key: "compare" } }],
    },
  ],
};
