import type { SeedPage } from "../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Special Offers",
  seo: {
    title: "Special offers",
    description:
      "Ways to pay less for AutoTune that are always open: the yearly plan, upgrade prices, and small effects.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Pay less, honestly",
      text: "We do not count down clocks that start again at midnight. When there is a sale, the old price and the new one stand on the product. These ways are always open.",
    },
    {
      block: "prose",
      headline: "Always open",
      sections: [
        {
          title: "A year instead of twelve months",
          text: "The yearly Unlimited plan costs less than twelve single months. How much less stands beside the price, in your currency.",
        },
        {
          title: "Upgrades",
          text: "If you own an edition, moving up costs an upgrade price and not the full one. Sign in, and your account shows which upgrades are open to you and what each one costs.",
        },
        {
          title: "Small effects",
          text: "Ten of our creative effects have one idea each and a price to match. Buy the one you need, keep it, and leave the rest for another song.",
        },
        {
          title: "Nothing at all",
          text: "Unlimited has a 14-day trial. If one song is all you want to finish, be quick.",
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
