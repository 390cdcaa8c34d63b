import type { SeedPage } from "../../seed-content.ts";

export const refundsPolicy: SeedPage = {
  title: "Refunds Policy",
  seo: {
    title: "Refunds policy",
    description:
      "How to get your money back from the AutoTune store: 14 days to withdraw, how plans and trials end, and what happens to licenses.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Changed your mind?",
      text: "No problem. You have 14 days and you don’t need a reason. Here’s what happens to your money, your license and your plan.",
    },
    {
      block: "featureRows",
      headline: "How to withdraw",
      rows: [
        {
          title: "Open the form",
          text: "It’s linked at the bottom of every page as Withdraw from a contract. You don’t need an account, only your name, your order number and an email address.",
        },
        {
          title: "Say what",
          text: "The whole order or part of it. You don’t have to say why. A message in your own words, sent any other way, counts just as much.",
        },
        {
          title: "Keep the confirmation",
          text: "You’ll get an email with what you declared and when it reached us. To meet the deadline, you only have to send it within the 14 days.",
        },
        {
          title: "Get your money back",
          text: "We review your declaration and write to you. We refund what’s due the way you paid, within 14 days of your declaration or sooner where the law where you live says so, and the refund costs you nothing. Your bank may need a few more days to show it.",
        },
      ],
    },
    {
      block: "companyDetails",
      headline: "Who to declare it to",
      text: "The form is the fastest way. Post, email or a call will do as well.",
      notice: "provider",
    },
    {
      block: "prose",
      headline: "The rules",
      sections: [
        {
          title: "Right of withdrawal",
          text: "If you buy as a consumer in the European Union, the law gives you 14 days from the day of the order to withdraw without giving a reason. We give everyone the same 14 days, wherever they live.\n\n14 days\n: to change your mind, no reason needed\n\nFor digital content, the law lets a store end this right once the download begins, if you agree to that. We don’t ask you to. You can install the plug-in, sing with it and still change your mind.",
        },
        {
          title: "Licenses you bought",
          text: "When you get your money back, the licenses from that order end, and the plug-ins stop on the computers where they were active. Audio you’ve exported stays yours. Upgrades bought with one of these licenses, gifts that came with it and offers for its owners end too, even from another order, and aren’t refunded with it. The refund email names them. Your other licenses aren’t affected.",
        },
        {
          title: "Upgrades",
          text: "If you withdraw from an upgrade, the new license ends and the one it replaced comes back as it was.",
        },
        {
          title: "Bundles",
          text: "A bundle is one product and is returned as a whole.",
        },
        {
          title: "Transferred licenses",
          text: "You can transfer a license 14 days after you bought it, once the refund window has closed. That way, no one loses a license because someone else withdrew.",
        },
        {
          title: "How plans end",
          text: "You can cancel a plan at any time, without giving a reason: in your account or, without signing in, with the link Cancel a plan here at the bottom of every page. It works until the end of the time you’ve paid for and doesn’t renew. Until that day, you can undo the cancellation.\n\nIf you withdraw within 14 days of starting a plan, it ends immediately and you get back what you paid for it. After that, we don’t refund part of a month or year that has started, unless the law where you live says otherwise.",
        },
        {
          title: "The trial",
          text: "Nothing is charged during the 14 days of the trial. Cancel before they’re over and nothing ever is. If you don’t, the monthly price is charged when they end, and the plan renews until you cancel. The 14 days to withdraw start with the trial, so they’re over by then.",
        },
        {
          title: "When a plan has ended",
          text: "Its plug-ins stop working. Your sessions open as before, but those plug-ins stay silent until you subscribe again or buy the ones you miss. You keep your exported audio and the licenses you’ve bought.",
        },
        {
          title: "When something doesn’t work",
          text: "That’s a different matter, and the 14 days don’t apply. If a plug-in doesn’t do what we said it does, you can have it repaired or replaced, or the price reduced or refunded, as the law where you live provides. Nothing on this page limits your rights as a consumer.",
        },
        {
          title: "Model withdrawal form",
          text: "If you want to withdraw, you can fill in this form and send it back, but you don’t have to.\n\n- To the company named above, with its postal and email address\n- I/we hereby withdraw from the contract that I/we concluded for the following digital content or plan (product, order number)\n- Ordered on (date)\n- Name of the consumer or consumers\n- Address of the consumer or consumers\n- Signature of the consumer or consumers (only if this form is sent on paper)\n- Date\n\nCross out what doesn’t apply.",
        },
      ],
    },
    {
      block: "specs",
      headline: "At a glance",
      groups: [
        {
          title: "What happens to what",
          rows: [
            { name: "A license, first 14 days", value: "Money back; the license ends" },
            {
              name: "An upgrade, first 14 days",
              value: "Money back; your earlier license returns",
            },
            { name: "A plan, first 14 days", value: "Money back; the plan ends immediately" },
            {
              name: "A plan, later",
              value: "Cancel any time; it runs to the end of the time you paid for",
            },
            { name: "The trial", value: "Nothing charged if you cancel within the 14 days" },
            { name: "Exported audio", value: "Always yours" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Quick answers",
      items: [
        {
          question: "Can I get a refund after 14 days?",
          answer:
            "Not for a change of mind. For a plug-in that doesn’t work, yes, as the law provides. Write to us through the Help Center and tell us what happened.",
        },
        {
          question: "How do I contact you?",
          answer:
            "Through the Help Center, linked at the bottom of every page. Start with your order number, if you have it.",
        },
        {
          question: "I paid in another currency.",
          answer:
            "You get back the amount you paid, in the currency you paid in. If your bank converts it, the bank sets the rate.",
        },
        {
          question: "When will I get my money?",
          answer:
            "Within 14 days of your declaration, the way you paid. Your bank may need a few more days to show it.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Questions? Talk to us.",
      text: "Have your order number ready if you can. A person reads every message.",
      actions: [
        { label: "Open the Help Center", link: { to: "url", url: "https://support.example.com" } },
      ],
    },
  ],
};
