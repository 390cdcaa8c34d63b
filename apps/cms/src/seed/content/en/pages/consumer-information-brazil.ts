import type { SeedPage } from "../../seed-content.ts";

export const consumerInformationBrazil: SeedPage = {
  title: "Consumer information (Brazil)",
  seo: {
    title: "Consumer information (Brazil)",
    description:
      "Supplier, customer service and right to regret: the details that Brazilian law asks of an online store.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Consumer information",
      text: "Details under Brazil’s Decree 7.962/2013 and the Consumer Protection Code.",
    },
    {
      block: "companyDetails",
      headline: "Supplier",
      text: "",
      notice: "brazilianConsumer",
    },
    {
      block: "prose",
      headline: "Your rights",
      sections: [
        {
          title: "Right to regret",
          text: "Article 49 of the Consumer Protection Code gives you 7 days to change your mind; we give you 14. Use the form linked at the bottom of every page. You’ll get a confirmation by email at once. You get back everything you paid, as that article provides, and it costs you nothing.",
        },
        {
          title: "Legal warranty",
          text: "If a plug-in has a defect, you can complain within 90 days of delivery or, if it was hidden, within 90 days of its appearance (article 26 of the Consumer Protection Code). If it isn’t fixed within 30 days, you choose: a replacement, your money back or a lower price (article 18).",
        },
        {
          title: "Customer service",
          text: "We answer within 5 days. You can also turn to Procon or to consumidor.gov.br.",
        },
        {
          title: "The contract",
          text: "Before you pay, you see a summary with the total price and the terms. The order email and your account keep it for you.",
        },
        {
          title: "Your data",
          text: "The privacy policy applies, and the rights of article 18 of the LGPD with it: confirmation and access, correction, anonymization, blocking or deletion, portability, information about who gets your data, objection and revoking consent. The privacy policy names who to write to, the data protection officer (encarregado) included. You can also petition the data protection authority, the ANPD.",
        },
      ],
    },
  ],
};
