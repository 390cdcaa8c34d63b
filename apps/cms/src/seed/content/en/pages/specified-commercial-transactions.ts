import type { SeedPage } from "../../seed-content.ts";

export const specifiedCommercialTransactions: SeedPage = {
  title: "Specified commercial transactions",
  seo: {
    title: "Specified commercial transactions (Japan)",
    description:
      "The notation under Japan’s Act on Specified Commercial Transactions: seller, prices, payment, delivery and cancellation.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Specified commercial transactions",
      text: "Notation under Japan’s Act on Specified Commercial Transactions.",
    },
    {
      block: "companyDetails",
      headline: "Seller",
      text: "",
      notice: "commercialTransactions",
    },
    {
      block: "prose",
      headline: "Terms of sale",
      sections: [
        {
          title: "Price",
          text: "As shown on each product page and before you pay, consumption tax included.",
        },
        {
          title: "Other costs",
          text: "None from us. Your provider may charge for the internet connection.",
        },
        {
          title: "How and when you pay",
          text: "By the methods shown at checkout. A purchase is charged when you order. A plan is charged when it begins and at the start of each period; a trial turns into a paid plan when it ends, unless you cancel before.",
        },
        {
          title: "The trial",
          text: "It’s free, lasts 14 days and is limited to one per person. Unless you cancel before it ends, it becomes a monthly plan at the price shown when you started, charged each month until you cancel.",
        },
        {
          title: "Delivery",
          text: "Right after the payment, as a download. The serial number is in your account and in the email.",
        },
        {
          title: "Length of a plan and cancellation",
          text: "A plan renews by the month or by the year until you cancel. You can cancel at any time, in your account or through the link at the bottom of every page. It then runs to the end of the time you’ve paid for.",
        },
        {
          title: "Returns",
          text: "Within 14 days of your order you can withdraw without giving a reason and get your money back. If a plug-in is defective, we repair it, replace it or refund you, also later.",
        },
        {
          title: "System requirements",
          text: "They’re on each product page under Specs.",
        },
      ],
    },
  ],
};
