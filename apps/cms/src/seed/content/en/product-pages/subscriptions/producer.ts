import { smallerPlanPage } from "./smaller-plan-page.ts";

export const producer = smallerPlanPage({
  slug: "producer",
  name: "AutoTune Producer",
  tagline: "From the first take to the finished mix.",
  text: "{names:auto-tune-producer-monthly/auto-tune} for pitch, the full vocal chain for the mix, plus {tools:auto-tune-producer-monthly/creative-vocal-effects} creative effects for the parts people remember.",
  seo: {
    title: "AutoTune Producer: tune and mix vocals, one plan",
    description:
      "{names:auto-tune-producer-monthly/auto-tune} plus {tools:auto-tune-producer-monthly/ai-powered-vocal-chain} AI vocal mixing tools and {tools:auto-tune-producer-monthly/creative-vocal-effects} creative effects in one plan, billed monthly or annually.",
  },
  points: [
    {
      title: "{tools:auto-tune-producer-monthly/auto-tune} AutoTune tools",
      text: "{names:auto-tune-producer-monthly/auto-tune}",
    },
    {
      title: "{tools:auto-tune-producer-monthly/ai-powered-vocal-chain} AI mixing tools",
      text: "{names:auto-tune-producer-monthly/ai-powered-vocal-chain}",
    },
    {
      title: "{tools:auto-tune-producer-monthly/creative-vocal-effects} creative effects",
      text: "{names:auto-tune-producer-monthly/creative-vocal-effects}",
    },
  ],
  included: {
    text: "{tools:auto-tune-producer-monthly} tools, yours to use as long as the plan runs.",
    shelves: [
      { family: "auto-tune", title: "AutoTune", products: ["auto-tune-producer-monthly"] },
      {
        family: "ai-powered-vocal-chain",
        title: "AI vocal chain",
        products: ["auto-tune-producer-monthly"],
      },
      {
        family: "creative-vocal-effects",
        title: "Creative effects",
        products: ["auto-tune-producer-monthly"],
      },
    ],
  },
  larger: {
    question: "What does AutoTune Unlimited add?",
    answer:
      "Unlimited has {tools:auto-tune-unlimited-monthly} tools, Producer has {tools:auto-tune-producer-monthly}. See Other plans on this page for what Unlimited adds.",
  },
});
