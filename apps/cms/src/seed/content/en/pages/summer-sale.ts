import type { SeedPage } from "../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Summer Sale",
  seo: {
    title: "Summer sale",
    description:
      "How the AutoTune summer sale works: the old price next to the new one, no countdown, no tricks, and what to do if you bought last week.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Less to pay, more daylight",
      text: "Every summer, some of our plug-ins cost less for a while. Here’s how it works. You’ll see what’s on sale, and for how much, on the products themselves.",
    },
    {
      block: "featureRows",
      headline: "How the sale works",
      rows: [
        {
          title: "Two prices, side by side",
          text: "During the sale, a reduced product shows the old price and the new one. If you see only one price, the sale hasn’t started, is over or doesn’t include that product.",
        },
        {
          title: "No countdown",
          text: "Nothing here counts down to midnight and starts over. A sale has a first day and a last day, and we check the price in your cart once more before you pay.",
        },
        {
          title: "The same license",
          text: "You get exactly what you’d get at full price: no end date, 2 computers at a time, updates to this version included.",
        },
        {
          title: "Nothing sneaks in",
          text: "A sale doesn’t add anything to your cart, start a plan or check a box for you. If something comes with a gift, you see it in the cart before you pay.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Three for the open window",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "Or get Unlimited for the summer",
      points: [
        {
          title: "{tools:auto-tune-unlimited-monthly/auto-tune} AutoTune tools",
          text: "{names:auto-tune-unlimited-monthly/auto-tune}",
        },
        {
          title: "{tools:auto-tune-unlimited-monthly/ai-powered-vocal-chain} AI mixing tools",
          text: "the full vocal chain",
        },
        {
          title: "{tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects",
          text: "all of them",
        },
        { title: "Cancel any time", text: "in September, for instance" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Questions about the sale",
      items: [
        {
          question: "I bought it last week at full price.",
          answer:
            "Within 14 days of the order you can withdraw without giving a reason and buy it again at the sale price.",
        },
        {
          question: "Can I use a code too?",
          answer: "Some codes work on sale prices, some don’t. The cart tells you before you pay.",
        },
        {
          question: "Is an upgrade cheaper than the sale?",
          answer:
            "Often, if you own an edition. Sign in and compare: your account shows your upgrade prices, the product shows the sale price.",
        },
        {
          question: "Should I wait for the next sale?",
          answer: "If your song can wait, yes. If it can’t, try Unlimited free for 14 days.",
        },
      ],
    },
  ],
};
