import type { SeedPage } from "../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Loyalty Program",
  seo: {
    title: "Loyalty program",
    description:
      "No points and no levels: what you already own lowers the price of what comes next. Upgrade prices, loyalty codes, and what happens to the old licence.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "You were here before",
      text: "We have no points, no levels and no birthday surprises. If you own something of ours, the next thing costs you less. That is the program.",
    },
    {
      block: "featureRows",
      headline: "What staying brings",
      rows: [
        {
          title: "An upgrade price",
          text: "Nearly everything you own counts towards something larger. Who gives more pays less. Your account lists the upgrades open to you, each with its price.",
        },
        {
          title: "A loyalty code",
          text: "From time to time owners of an earlier edition get a code for a current one. It works for those who own that edition and for nobody else, so there is no use in hunting for it.",
        },
        {
          title: "The old tool stays useful",
          text: "Earlier products are no longer sold. If you own one, you keep it, and it still opens the way up. There is no date by which you must decide.",
        },
        {
          title: "A licence you can pass on",
          text: "If you stop using a tool, you can transfer its licence to another person, once its money cannot be asked back any more. You both agree, and it moves.",
        },
      ],
    },
    {
      block: "specs",
      headline: "What you own, what it opens",
      groups: [
        {
          title: "Earlier products",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Upgrade to Pro, 2026 or Hybrid; loyalty codes",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Upgrade to Pro, 2026, Hybrid or EFX+; loyalty codes",
            },
            { name: "AutoTune EFX Classic", value: "Upgrade to EFX+ or to one of the editions" },
            {
              name: "Vocal Strip",
              value: "Upgrade to any tool of the vocal chain, or to all five",
            },
            {
              name: "Harmony Engine Classic",
              value: "Upgrade to Harmony Engine, Choir or Metamorph",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Upgrade to Metamorph, Harmony Engine, Vocodist or Choir",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about loyalty",
      items: [
        {
          question: "What is the difference between an upgrade and a code?",
          answer:
            "With an upgrade the new licence replaces the old one. With a code you buy the new one for less and keep both.",
        },
        {
          question: "Does a plan count?",
          answer:
            "No. Only licences that you own open an upgrade. What a plan gives you is the new releases on the day they come out.",
        },
        {
          question: "Where do I see what is open to me?",
          answer:
            "Sign in and look under Upgrades in your account. If it says that none waits for you, it is not shy; there is none.",
        },
        {
          question: "How do I hear of a code?",
          answer:
            "By e-mail, if you have agreed to hear of offers. You can change your mind in your account, in both directions. And since this is a demonstration brand, the products on this list are invented, the old ones too.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Where most people go next",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
