import type { SeedPage } from "../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Summer Sale",
  seo: {
    title: "Summer sale",
    description:
      "How the AutoTune summer sale works: the old price beside the new one, no countdown, no tricks, and what to do if you bought last week.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Less to pay, more daylight",
      text: "Once a year some of our tools cost less for a while. This page says how it works. What is reduced, and by how much, stands on the products themselves.",
    },
    {
      block: "featureRows",
      headline: "How the sale works",
      rows: [
        {
          title: "Two prices, side by side",
          text: "While the sale runs, a reduced product shows the old price and the new one. If you see one price only, the sale has not begun, is over, or has left that product out.",
        },
        {
          title: "No clock",
          text: "Nothing here counts down to midnight and starts again. A sale has a first day and a last one, and the price in your cart is checked once more before you pay.",
        },
        {
          title: "The same licence",
          text: "What you buy reduced is what you would have bought otherwise: no end date, 2 computers at a time, updates of this version included.",
        },
        {
          title: "Nothing that sneaks in",
          text: "A sale adds nothing to your cart, starts no plan and ticks no box. If a gift comes with something, you see it in the cart before you pay.",
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
      headline: "Or the whole shelf, for one summer",
      points: [
        { title: "3 AutoTune editions", text: "plus AutoKey" },
        { title: "5 AI mixing tools", text: "the whole vocal chain" },
        { title: "14 creative effects", text: "all of them" },
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
          question: "I bought it last week at the full price.",
          answer:
            "Within 14 days of the order you can withdraw without a reason and buy again. We would do the same.",
        },
        {
          question: "Can I use a code as well?",
          answer:
            "Some codes go together with a reduced price, some do not. The cart tells you before you pay, not after.",
        },
        {
          question: "Is an upgrade cheaper than the sale?",
          answer:
            "Often, if you own an edition. Sign in and compare: your account shows your upgrade prices, the product shows the sale.",
        },
        {
          question: "Should I wait for the next sale?",
          answer:
            "If the song can wait, yes. If it cannot, the trial of Unlimited lasts 14 days, which is about one song. And since this is a demonstration brand, nobody loses a bargain here.",
        },
      ],
    },
  ],
};
