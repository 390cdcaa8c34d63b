import type { SeedPage } from "../../seed-content.ts";

export const businessInformationKorea: SeedPage = {
  title: "Business information (Korea)",
  seo: {
    title: "Business information (Korea)",
    description:
      "Who sells in the AutoTune store, under Korea’s Act on Consumer Protection in Electronic Commerce.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Business information",
      text: "Details under Korea’s Act on the Consumer Protection in Electronic Commerce.",
    },
    {
      block: "companyDetails",
      headline: "Business operator",
      text: "",
      notice: "koreanBusiness",
    },
    {
      block: "prose",
      headline: "Terms of sale",
      sections: [
        {
          title: "Delivery",
          text: "Digital content is delivered right after the payment, as a download. The serial number is in your account and in the email.",
        },
        {
          title: "Withdrawal and refund",
          text: "The law gives you 7 days to withdraw; we give you 14, also after you’ve installed the plug-in. Refunds go back to your original payment method.",
        },
        {
          title: "Complaints and disputes",
          text: "Write to us first; the contact is above. You can also turn to the Korea Consumer Agency (1372) or the Electronic Commerce Mediation Committee.",
        },
        {
          title: "Minors",
          text: "If a minor buys without the consent of their legal representative, the minor or the representative can void the contract.",
        },
      ],
    },
  ],
};
