import type { SeedPage } from "../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Affiliate Program",
  seo: {
    title: "Affiliate Program",
    description:
      "How recommending AutoTune works: a link of your own, plain rules, and no tracking without consent.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Recommend what you use",
      text: "If you teach, review or simply talk about voices, a link of your own can earn you a share of what it sells. The rules fit on this page.",
    },
    {
      block: "prose",
      headline: "How it works",
      sections: [
        {
          title: "Your link",
          text: "You get a link that carries your number. Somebody follows it, looks around, perhaps buys. If they do, the sale is counted as yours.",
        },
        {
          title: "Their consent",
          text: "We remember your number only if the visitor has agreed to it. Some will not. That is their right, and we would rather lose a count than a visitor’s trust.",
        },
        {
          title: "What we ask of you",
          text: "Say that it is a paid link, where people can see it. Recommend what you have tried. Do not bid on our name, do not invent discounts, and do not write to people who have not asked.",
        },
        {
          title: "What counts",
          text: "Licences and plans count once they are paid for and stay paid for. Orders that are withdrawn do not.",
        },
        {
          title: "Taking part",
          text: "This is a demonstration brand, so the program takes no partners at present. If you would like to see it open, tell us through the support link below.",
        },
      ],
    },
  ],
};
