import { smallerPlanPage } from "./smaller-plan-page.ts";

export const essentials = smallerPlanPage({
  slug: "essentials",
  name: "AutoTune Essentials",
  tagline: "A clean vocal, in tune.",
  text: "{names:auto-tune-essentials-monthly/auto-tune} for pitch, {names:auto-tune-essentials-monthly/ai-powered-vocal-chain} for a take without noise and sharp s sounds. The smallest plan we sell.",
  seo: {
    title: "AutoTune Essentials: a clean vocal, in tune",
    description:
      "{names:auto-tune-essentials-monthly/auto-tune} with {names:auto-tune-essentials-monthly/ai-powered-vocal-chain} in one plan, billed monthly or annually.",
  },
  points: [
    {
      title: "{tools:auto-tune-essentials-monthly/auto-tune} AutoTune tools",
      text: "{names:auto-tune-essentials-monthly/auto-tune}",
    },
    {
      title: "{tools:auto-tune-essentials-monthly/ai-powered-vocal-chain} AI mixing tools",
      text: "{names:auto-tune-essentials-monthly/ai-powered-vocal-chain}",
    },
  ],
  included: {
    text: "{tools:auto-tune-essentials-monthly} tools, yours to use as long as the plan runs.",
    shelves: [
      { family: "auto-tune", title: "AutoTune", products: ["auto-tune-essentials-monthly"] },
      {
        family: "ai-powered-vocal-chain",
        title: "AI vocal chain",
        products: ["auto-tune-essentials-monthly"],
      },
    ],
  },
  larger: {
    question: "What does AutoTune Producer add?",
    answer:
      "Producer has {tools:auto-tune-producer-monthly} tools, Essentials has {tools:auto-tune-essentials-monthly}. See Other plans on this page for what Producer adds.",
  },
});
