import type { SeedPage } from "../../seed-content.ts";

export const legal: SeedPage = {
  title: "Legal",
  seo: {
    title: "Legal",
    description:
      "Every legal page of the AutoTune store in one place: terms, privacy, your rights and the notices of each country.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Legal",
      text: "Everything in one place, in every language: what you agree to, what you can ask for and who we are.",
    },
    {
      block: "linkLists",
      headline: "All legal pages",
      lists: [
        {
          title: "What applies",
          links: [
            { label: "Terms of Service", link: { to: "page", key: "terms-of-service" } },
            { label: "Privacy Policy", link: { to: "page", key: "privacy-policy" } },
            { label: "Cookie Policy", link: { to: "page", key: "cookie-policy" } },
            { label: "Refunds Policy", link: { to: "page", key: "refunds-policy" } },
            { label: "Software Attributions", link: { to: "page", key: "software-attributions" } },
          ],
        },
        {
          title: "What you can do",
          links: [
            { label: "Cancel a plan here", link: { to: "url", url: "/cancellation" } },
            { label: "Withdraw from a contract", link: { to: "url", url: "/withdrawal" } },
            {
              label: "Do not sell or share my personal information",
              link: { to: "page", key: "your-privacy-choices" },
            },
            { label: "Accessibility", link: { to: "page", key: "accessibility" } },
          ],
        },
        {
          title: "Who we are, by country",
          links: [
            { label: "Germany and Austria: Impressum", link: { to: "page", key: "impressum" } },
            { label: "France: Mentions légales", link: { to: "page", key: "mentions-legales" } },
            {
              label: "Japan: specified commercial transactions",
              link: { to: "page", key: "specified-commercial-transactions" },
            },
            {
              label: "Korea: business information",
              link: { to: "page", key: "business-information-korea" },
            },
            {
              label: "Brazil: consumer information",
              link: { to: "page", key: "consumer-information-brazil" },
            },
          ],
        },
      ],
    },
  ],
};
