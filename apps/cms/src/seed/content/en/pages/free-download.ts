import type { SeedPage } from "../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Free Download",
  seo: {
    title: "Try AutoTune free",
    description:
      "What you can try without paying: before-and-after sound on our product pages, free lessons and 14 days of AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Try it first",
      text: "You shouldn’t have to buy a sound to find out if you like it. Here’s what you can have for free.",
    },
    {
      block: "downloadsList",
      headline: "Free to install",
      text: "All you need is an account.",
      pages: ["central"],
    },
    {
      block: "prose",
      headline: "What’s free",
      sections: [
        {
          title: "Listening: no account needed",
          text: "Each plug-in that changes the sound has a before and after on its page. The knob on the home page works too. All you need is a browser and, for Orbit, headphones.",
        },
        {
          title: "Unlimited: 14 days",
          text: "The trial includes everything in the plan. Nothing is charged during the 14 days. Cancel before they’re over and you pay nothing at all. After that, the plan renews at the monthly price until you cancel. One trial per person.",
        },
        {
          title: "Lessons: as many as you like",
          text: "The Learning Center and the tutorials work with any voice, even with plug-ins that aren’t ours.",
        },
        {
          title: "What isn’t free",
          text: "There’s no free edition, and we don’t give away old versions. AutoTune Central, the app that installs and updates your plug-ins, is free for everyone with an account.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "One plan, ready to sing",
      text: "AutoTune Unlimited comes with recording templates to sing into.",
      actions: [
        { label: "See the plan", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "Start with a lesson", link: { to: "page", key: "learning-center" } },
      ],
    },
    {
      block: "productCards",
      headline: "Start listening here",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
