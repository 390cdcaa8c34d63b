import type { SeedPage } from "../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Terms of Service",
  seo: {
    title: "Terms of Service",
    description:
      "The terms of the AutoTune demonstration shop, in words you can read: licences, Unlimited, prices, withdrawal.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Terms of Service",
      text: "What you get, what you pay, what you may do and how you get out again. Written to be read.",
    },
    {
      block: "prose",
      headline: "The terms",
      sections: [
        {
          title: "A demonstration",
          text: "This shop belongs to a demonstration brand. Its products are invented and no software stands behind a licence bought here. The terms below are those that the shop would trade under.",
        },
        {
          title: "Your account",
          text: "An account belongs to one person. Keep your password to yourself and your e-mail address up to date: serial numbers and everything else that matters are sent there.",
        },
        {
          title: "Licences you buy",
          text: "You pay once and may use the tool without an end date, for private and for paid work. One licence may be active on 2 computers at a time. What you make with a tool is yours; we claim nothing of it.\n\nYou may not rent a licence out, share its serial number, or take the tool apart beyond what the law allows you.",
        },
        {
          title: "Unlimited",
          text: "Unlimited is a plan by the month or by the year. It renews by itself until you cancel, which you can do at any time. It then runs to the end of the time you paid for.\n\nThe trial lasts 14 days and is open once to each person. If you do not cancel by its end, the plan goes on at the monthly price shown when you began. When a plan ends, its plug-ins stop; audio you have exported and licences you have bought are untouched.",
        },
        {
          title: "Prices and payment",
          text: "The price that counts is the one shown at checkout, in your currency, with any tax shown before you pay. Payment is handled by a payment provider; your card number does not reach us.",
        },
        {
          title: "Withdrawal",
          text: "Within 14 days of a purchase you can withdraw from the contract without a reason and get your money back. Licences of that order then end.",
        },
        {
          title: "When something does not work",
          text: "Tell us, and we mend it, replace it or give you your money back, as the law where you live provides. We cannot promise that a tool suits your song. Rights that the law gives you as a consumer are not limited by anything on this page.",
        },
        {
          title: "Changes",
          text: "If these terms change, the new ones hold for what is bought afterwards. For a running plan we tell you before, and you can cancel.",
        },
      ],
    },
  ],
};
