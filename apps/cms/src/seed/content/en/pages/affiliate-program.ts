import type { SeedPage } from "../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Affiliate Program",
  seo: {
    title: "Affiliate Program",
    description:
      "How the AutoTune Affiliate Program works: your own link, clear rules and no tracking without the visitor’s consent.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Recommend what you use",
      text: "Do you teach, review or just talk about vocals? Your own link can earn you a share of what it sells. All the rules fit on this page.",
    },
    {
      block: "prose",
      headline: "How it works",
      sections: [
        {
          title: "Your link",
          text: "You get a link with your own ID. When someone follows it and buys, the sale counts as yours.",
        },
        {
          title: "Their consent",
          text: "We store your ID only if the visitor agrees to it. Some won’t, and that’s their right. We’d rather lose a count than a visitor’s trust.",
        },
        {
          title: "What we ask of you",
          text: "Say it’s a paid link, where people can see it. Recommend what you’ve tried. Don’t bid on our name, don’t make up discounts and don’t message people who haven’t asked.",
        },
        {
          title: "What counts",
          text: "Licenses and plans count once they’re paid for and stay paid for. Refunded orders don’t.",
        },
        {
          title: "How to join",
          text: "Write to us through the Help Center, linked at the bottom of this page. Start with the word “affiliate” and tell us where you talk about vocals.",
        },
      ],
    },
  ],
};
