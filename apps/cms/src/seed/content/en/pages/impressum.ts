import type { SeedPage } from "../../seed-content.ts";

export const impressum: SeedPage = {
  title: "Impressum",
  seo: {
    title: "Impressum",
    description: "Who runs the AutoTune store: the legal notice for Germany and Austria.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Impressum",
      text: "Legal notice for Germany and Austria.",
    },
    {
      block: "companyDetails",
      headline: "Provider",
      text: "Details under § 5 DDG, § 18 MStV, § 5 ECG, § 14 UGB and § 25 MedienG.",
      notice: "impressum",
    },
    {
      block: "prose",
      headline: "Notes",
      sections: [
        {
          title: "Consumer arbitration",
          text: "We’re neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board in Germany or Austria. Write to us first: we answer every message.",
        },
        {
          title: "Canceling a plan",
          text: "You can cancel a plan without signing in. The link is at the bottom of every page.",
        },
      ],
    },
  ],
};
