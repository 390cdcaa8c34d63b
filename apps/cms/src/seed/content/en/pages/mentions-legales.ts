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
          text: "You have two years from delivery to invoke the legal guarantee of conformity for digital content, and with a plan as long as it runs. For one year from delivery, and with a plan as long as it runs, you only have to show that there is a defect, not when it appeared. The guarantee includes the updates that keep the content in conformity.\n\nYou can ask for it to be brought into conformity without undue delay, at no cost and without major inconvenience. You can have the price reduced and keep the content, or end the contract and get all your money back, if we refuse, if it’s delayed without good reason, if it would cost you something or cause you major inconvenience, or if an attempt fails. You can do so at once if the defect is serious enough to justify it. If the defect is minor, you can’t end a contract that you paid for. The guarantee doesn’t run while the content is unavailable for this reason.\n\nThese rights follow from articles L. 224-25-1 to L. 224-25-31 of the Consumer Code. A trader who obstructs the guarantee in bad faith risks a civil fine of up to 300,000 euros, or up to 10 percent of average annual turnover (article L. 242-18-1).\n\nThe guarantee against hidden defects under articles 1641 to 1649 of the Civil Code applies as well, for two years from the discovery of the defect. It entitles you to a price reduction if you keep the product, or to a full refund if you give it up.",
        },
        {
          title: "Renewal of a plan",
          text: "Before a plan renews for a year, the law requires us to tell you in writing, at least one month and at most three months ahead, that you don’t have to renew it. If we fail to, you can end the plan free of charge at any time after the renewal, and we refund within 30 days what you paid for the time after that (articles L. 215-1 to L. 215-3 of the Consumer Code).",
        },
        {
          title: "Intellectual property",
          text: "Texts, pictures, sounds and software on this site are protected. Copying them needs our permission in writing, except where the law allows it.",
        },
      ],
    },
  ],
};
