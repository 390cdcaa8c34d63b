import type { SeedPage } from "../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Loyalty Program",
  seo: {
    title: "Loyalty program",
    description:
      "No points, no tiers: what you own lowers the price of what comes next. Upgrade prices, loyalty codes and what happens to your old license.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Good to have you back",
      text: "No points, no tiers, no birthday surprises. If you own one of our plug-ins, the next one costs you less. That’s the whole program.",
    },
    {
      block: "featureRows",
      headline: "What you get for staying",
      rows: [
        {
          title: "An upgrade price",
          text: "Nearly everything you own counts toward something bigger. The more you trade in, the less you pay. Your account lists your upgrades, each with its price.",
        },
        {
          title: "A loyalty code",
          text: "From time to time, owners of an earlier edition get a code for a current one. It only works for people who own that edition.",
        },
        {
          title: "Your old plug-in still counts",
          text: "We no longer sell our earlier products. If you own one, you keep it, and it still gets you an upgrade price. There’s no deadline.",
        },
        {
          title: "A license you can pass on",
          text: "If you stop using a plug-in, you can transfer its license to someone else once the 14-day refund window has closed. You both confirm, and it’s theirs.",
        },
      ],
    },
    {
      block: "specs",
      headline: "What you own, what it gets you",
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
            {
              name: "AutoTune Slice, AutoTune Access",
              value: "Upgrade to Pro, 2026, Hybrid, EFX+ or AutoKey",
            },
            { name: "AutoTune EFX Classic", value: "Upgrade to EFX+ or one of the editions" },
            {
              name: "Vocal Strip",
              value: "Upgrade to any plug-in in the vocal chain, or all five",
            },
            {
              name: "Mic Mod",
              value:
                "Upgrade to any plug-in in the vocal chain, or all five; to one of the editions, EFX+ or some effects",
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
          question: "What’s the difference between an upgrade and a code?",
          answer:
            "With an upgrade, the new license replaces the old one. With a code, you buy the new one for less and keep both.",
        },
        {
          question: "Does a plan count?",
          answer:
            "No. Only licenses you own count toward an upgrade. Unlimited gets you new releases on the day they come out.",
        },
        {
          question: "Where do I see my upgrades?",
          answer:
            "Sign in and look under Available Offers in your account. Upgrade offers for what you own appear there.",
        },
        {
          question: "How do I hear about a code?",
          answer:
            "By email, if you’ve agreed to get offers. You can turn them on or off in your account.",
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
