import type { SeedPage } from "../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Free Download",
  seo: {
    title: "Try AutoTune free",
    description:
      "What you can have without paying: sound to compare on every product page, and 14 days of AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Try it first",
      text: "You should not have to buy a sound to find out whether you like it. Here is what you can have for nothing.",
    },
    {
      block: "prose",
      headline: "Free, and how free",
      sections: [
        {
          title: "Listening: no account",
          text: "Every tool that changes sound can be heard before and after on its page. The knob on the front page works as well. You need a browser and, for Orbit, headphones.",
        },
        {
          title: "Unlimited: 14 days",
          text: "The trial holds all 23 tools of the plan. Nothing is charged before the 14 days are over; if you cancel by then, nothing is charged at all. After that the plan goes on at the monthly price until you stop it. Each person has one trial.",
        },
        {
          title: "Lessons: as many as you like",
          text: "The Learning Center and the tutorials of each product work with any voice, also with tools that are not ours.",
        },
        {
          title: "What is not free",
          text: "There is no free edition and no old version to give away. And since this is a demonstration brand, no installer stands behind these pages.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Where to listen first",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
