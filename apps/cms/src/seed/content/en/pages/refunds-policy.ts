import type { SeedPage } from "../../seed-content.ts";

export const refundsPolicy: SeedPage = {
  title: "Refunds Policy",
  seo: {
    title: "Refunds policy",
    description:
      "How to get your money back in the AutoTune demonstration shop: 14 days to withdraw, how plans and trials end, what happens to licences and upgrades.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Changed your mind?",
      text: "Fine. You have 14 days, you need no reason, and this page says what happens to the money, the licence and the plan. It is an invented text of a demonstration brand, written so that a real shop could keep it.",
    },
    {
      block: "featureRows",
      headline: "How to withdraw",
      rows: [
        {
          title: "Open the form",
          text: "It is linked at the foot of each page, as Withdraw from a contract. You need no account, only your name, the number of the order and an e-mail address.",
        },
        {
          title: "Say what",
          text: "The whole order, or a part of it. You need not say why. A sentence of your own by any other way counts just as much.",
        },
        {
          title: "Keep the receipt",
          text: "You get an e-mail with what you declared and the time at which it arrived. For the deadline it is enough that you sent it within the 14 days.",
        },
        {
          title: "Get the money",
          text: "We look at your declaration and write to you. What is due goes back the way you paid, within 14 days of your declaration, and the refund costs you nothing. Your bank may need a few days more to show it.",
        },
      ],
    },
    {
      block: "prose",
      headline: "The rules",
      sections: [
        {
          title: "Right of withdrawal",
          text: "If you buy as a consumer in the European Union, the law gives you 14 days from the day of the order to withdraw without a reason. We give the same 14 days to everybody, wherever they live.\n\nWith digital content the law allows a shop to end this right as soon as the download begins, if you agree to that. We do not ask you to. You may install the tool, sing with it, and still change your mind.",
        },
        {
          title: "Licences you bought",
          text: "When the money goes back, the licences of that order end: the plug-ins stop on the computers where they were active. Audio that you exported stays yours. Licences of other orders are untouched.",
        },
        {
          title: "Upgrades",
          text: "If you withdraw from an upgrade, the new licence ends and the one it replaced comes back as it was.",
        },
        {
          title: "Bundles",
          text: "A bundle is one product: it is returned as a whole.",
        },
        {
          title: "Transferred licences",
          text: "A licence can be passed on to another person 14 days after it was bought, when its money cannot be asked back any more. So nobody loses a licence because somebody else withdrew.",
        },
        {
          title: "How plans end",
          text: "You can cancel a plan at any time, in your account, without a reason. It then works until the end of the time you have paid for and is not renewed. Until that day you can take the cancellation back.\n\nIf you withdraw within 14 days of starting a plan, it ends at once and you get back what you paid for it. After that a begun month or year is not refunded in part, unless the law where you live says otherwise.",
        },
        {
          title: "The trial",
          text: "Nothing is charged during the 14 days of the trial. If you cancel before they are over, nothing ever is. If you do not, the monthly price is charged when they end, and the plan goes on until you cancel. The 14 days to withdraw begin with the trial, so they are over by then.",
        },
        {
          title: "When a plan has ended",
          text: "Its plug-ins stop. Your sessions open as before, but these tools are silent in them until you come back or buy the ones you miss. Exported audio and bought licences stay.",
        },
        {
          title: "When something does not work",
          text: "That is another matter and has no 14 days. If a tool does not do what we said it does, you may have it mended or replaced, or the price reduced or refunded, as the law where you live provides. Nothing on this page takes a consumer’s right away.",
        },
        {
          title: "Model text",
          text: "You may use these words, but need not: I withdraw from the contract about order (number), placed on (date). Name, e-mail address, date.",
        },
      ],
    },
    {
      block: "specs",
      headline: "In short",
      groups: [
        {
          title: "What happens to what",
          rows: [
            { name: "A licence, first 14 days", value: "Money back; the licence ends" },
            { name: "An upgrade, first 14 days", value: "Money back; the earlier licence returns" },
            { name: "A plan, first 14 days", value: "Money back; the plan ends at once" },
            { name: "A plan, later", value: "Cancel any time; runs to the end of the paid time" },
            { name: "The trial", value: "Nothing charged if you cancel within its 14 days" },
            { name: "Exported audio", value: "Stays yours, always" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Asked briefly",
      items: [
        {
          question: "Can I get a refund after 14 days?",
          answer:
            "Not for a change of mind. For a tool that does not work, yes, as the law provides. Write to us through the Help Center; we read before we say no.",
        },
        {
          question: "How do I contact you?",
          answer:
            "Through the Help Center, which is linked at the foot of each page. Begin with the number of the order, if you have it.",
        },
        {
          question: "I paid in another currency.",
          answer:
            "You get back the amount you paid, in the currency you paid. If your bank converts it, the rate is theirs.",
        },
        {
          question: "Is any of this real?",
          answer:
            "The form, the receipts and the dates work. The money does not: this is a demonstration, and nothing was charged to begin with.",
        },
      ],
    },
  ],
};
