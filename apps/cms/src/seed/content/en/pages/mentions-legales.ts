import type { SeedPage } from "../../seed-content.ts";

export const mentionsLegales: SeedPage = {
  title: "Mentions légales",
  seo: {
    title: "Mentions légales",
    description: "Who publishes and hosts the AutoTune store: the legal notice for France.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Mentions légales",
      text: "Legal notice for France.",
    },
    {
      block: "companyDetails",
      headline: "Publisher and host",
      text: "Details under article 1-1 of the law for confidence in the digital economy (LCEN).",
      notice: "mentionsLegales",
    },
    {
      block: "prose",
      headline: "Notes",
      sections: [
        {
          title: "Consumer mediation",
          text: "If we can’t settle a complaint with you, you can turn to the mediator named above, free of charge, within one year of your written complaint to us.",
        },
        {
          title: "Legal guarantee of conformity",
          text: "You have two years from delivery to invoke the legal guarantee of conformity, and for a plan as long as it runs. A defect that appears in the two years after delivery is presumed to have been there from the start; with a plan, while it runs. You can ask for digital content to be brought into conformity without undue delay. If that doesn’t happen, you can have the price reduced or end the contract. The guarantee for hidden defects under articles 1641 to 1649 of the Civil Code applies as well, for two years from the discovery of the defect.",
        },
        {
          title: "Intellectual property",
          text: "Texts, pictures, sounds and software on this site are protected. Copying them needs our permission in writing, except where the law allows it.",
        },
      ],
    },
  ],
};
