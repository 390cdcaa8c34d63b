import type { SeedPage } from "../../seed-content.ts";

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
      block: "productList",
      headline: "The full lineup",
      text: "Sorted by what you want to do: tune, mix, transform. Most of it you can hear before you buy.",
    },
    {
      block: "callToAction",
      headline: "Not sure which one?",
      text: "Answer three questions and we’ll name one. Or see the AutoTune editions side by side.",
      actions: [
        { label: "Find mine", link: { to: "url", url: "/find" } },
        { label: "Compare all five", link: { to: "page", key: "compare" } },
      ],
    },
  ],
};
