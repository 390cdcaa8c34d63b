import type { SeedPage } from "../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Special Offers",
  seo: {
    title: "Special offers",
    description:
      "Ways to pay less for AutoTune, all year round: the yearly plan, upgrade prices, small effects and the 14-day trial.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Pay less, any day",
      text: "No countdown clocks here. When there’s a sale, you see the old price and the new one on the product. And these savings are always available.",
    },
    {
      block: "currentOffers",
      headline: "On sale now",
      text: "Everything that costs less today, with its price and, if it has one, its last day.",
    },
    {
      block: "prose",
      headline: "Always available",
      sections: [
        {
          title: "A year instead of twelve months",
          text: "The yearly Unlimited plan costs less than twelve single months. You’ll see how much less right next to the price, in your currency.",
        },
        {
          title: "Upgrades",
          text: "If you own an edition, you pay an upgrade price to move up, not the full price. Sign in and your account shows the upgrades you can get and what each one costs.",
        },
        {
          title: "Small effects",
          text: "Our smaller creative effects do one thing each, at a price to match. Buy the one your song needs and keep it.",
        },
        {
          title: "Your first 14 days",
          text: "If you’re new to Unlimited, your first 14 days cost nothing, once per person. That’s enough time to finish a song.",
        },
      ],
    },
    {
      block: "linkLists",
      headline: "More ways to pay less",
      lists: [
        {
          title: "For owners",
          links: [
            { label: "Loyalty program", link: { to: "page", key: "loyalty-program" } },
            { label: "Your upgrade prices", link: { to: "url", url: "/my-account/user-upgrades" } },
          ],
        },
        {
          title: "For schools",
          links: [
            {
              label: "Education licenses",
              link: { to: "page", key: "edu-site-license-inquiry" },
            },
          ],
        },
        {
          title: "Codes and more",
          links: [
            { label: "Redeem a code", link: { to: "url", url: "/code-redemption" } },
            { label: "AutoTune for hip-hop", link: { to: "page", key: "hip-hop" } },
          ],
        },
      ],
    },
    {
      block: "productCards",
      headline: "One idea each",
      products: ["dial", "twin", "ember"],
    },
  ],
};
