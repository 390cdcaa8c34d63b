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
          text: "The law gives you 7 days to withdraw; we give you 14, also after you’ve installed the plug-in. If a product differs from how we described it, you can withdraw within 3 months of delivery, and within 30 days of noticing it. We refund to your original payment method within 3 business days of your withdrawal, as Korean law requires.",
        },
        {
          title: "Complaints and disputes",
          text: "Write to us first; the contact is above. You can also turn to the Consumer Counseling Center (phone 1372), the Korea Consumer Agency or the Electronic Document and Transaction Dispute Mediation Committee.",
        },
        {
          title: "Your data",
          text: "The privacy policy applies. As Korean law requires, records of contracts, withdrawals, payments and delivery are kept for 5 years, and records of complaints and disputes for 3 years. What’s no longer needed is deleted so that it can’t be restored. You can report a violation of privacy to the Personal Information Infringement Report Center (phone 118) or turn to the Personal Information Dispute Mediation Committee (phone 1833-6972).",
        },
        {
          title: "Minors",
          text: "If a minor buys without the consent of their legal representative, the minor or the representative can void the contract.",
        },
      ],
    },
  ],
};
