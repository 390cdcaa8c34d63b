import type { SeedPage } from "../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Terms of Service",
  seo: {
    title: "Terms of Service",
    description:
      "The terms of the AutoTune store, in plain English: licenses, plans, prices and withdrawal.",
  },
  policy: { isTemplate: true, version: 1 },
  blocks: [
    {
      block: "pageHead",
      headline: "Terms of Service",
      text: "What you get, what you pay, what you’re allowed to do and how to get out again. Written to be read.",
    },
    {
      block: "companyDetails",
      headline: "Who you’re dealing with",
      text: "",
      notice: "provider",
    },
    {
      block: "prose",
      headline: "The terms",
      sections: [
        {
          title: "You and us",
          text: "These terms apply between you and the company named above when you buy or use something from this store. Questions? Write to us, or use the Help Center, linked at the bottom of every page.",
        },
        {
          title: "How a contract is made",
          text: "The products in the store are an invitation to order. You see your order, its total price and these terms before you pay, and you can correct it until then. Your order is your offer. We accept it with the email that confirms the order, right after the payment. Your account keeps the order, with the versions of the terms and the privacy policy that applied. You can make the contract in any language of the store.",
        },
        {
          title: "Age",
          text: "You need to be of legal age where you live to buy, or have the consent of a parent or guardian. To create an account you need to be at least 16, or have that consent.",
        },
        {
          title: "Your account",
          text: "An account belongs to one person. Keep your password to yourself and your email address up to date. That’s where we send serial numbers and everything else that matters.",
        },
        {
          title: "Licenses you buy",
          text: "You pay once and can use the plug-in with no end date, for private and paid work. A license can be active on 2 computers at a time. What you make with it is yours, and we claim no part of it.\n\n2 computers\n: at a time for each license\n\nYou may not rent out a license, share its serial number or take the plug-in apart beyond what the law allows.",
        },
        {
          title: "Transferring a license",
          text: "You can transfer a license to someone else for good, in your account, once the 14 days to withdraw are over. It then ends on your computers. A plan, or a license that came free with another purchase, can’t be transferred.",
        },
        {
          title: "Updates",
          text: "We provide the updates that keep a plug-in secure and as we described it: with a plan for as long as it runs, with a license for as long as you can expect by its kind and purpose. We tell you about them in the plug-in or by email. If you don’t install an update in reasonable time, we aren’t liable for what it would have prevented. New versions with new features may cost extra.",
        },
        {
          title: "Plans",
          text: "Unlimited, Producer and Essentials are plans you pay for by the month or by the year. They renew automatically until you cancel, which you can do at any time: in your account or, without signing in, with the link Cancel a plan here at the bottom of every page. A canceled plan runs to the end of the time you’ve paid for, unless the law where you live lets you end it sooner. Before a plan renews for a year, we remind you by email.\n\nUnlimited has a free trial of 14 days. Each person gets one. If you don’t cancel before it ends, the plan continues at the monthly price shown when you started. When a plan ends, its plug-ins stop working. Audio you’ve exported and licenses you’ve bought aren’t affected.",
        },
        {
          title: "Prices and payment",
          text: "The price that counts is the one shown at checkout, in your currency, with any tax shown before you pay. A plan renews at the price you agreed to. If a discount for the first months or years ends, the price after it is the one shown when you ordered. We don’t raise it unless you agree to the new price. A payment provider handles the payment. Your card number never reaches us.",
        },
        {
          title: "Withdrawal",
          text: "Within 14 days of a purchase you can withdraw from the contract without giving a reason and get your money back. The licenses from that order then end, and with them what depended on them. The refunds policy says how, and has a model form.",
        },
        {
          title: "When something doesn’t work",
          text: "Tell us. We’ll repair it, replace it or refund you, as the law where you live provides. We can’t promise that a plug-in suits your song. Nothing on this page limits the rights the law gives you as a consumer.",
        },
        {
          title: "Liability",
          text: "We’re liable without limit for intent and gross negligence, for injury to life, body or health, under product liability law and for what we’ve guaranteed. For slight negligence we’re liable only if we breach a duty that the contract can’t do without, and then for the damage that was foreseeable. Where the law of your country gives you more as a consumer, it applies.",
        },
        {
          title: "Disputes",
          text: "Write to us first: we answer every message. We’re neither obliged nor willing to take part in dispute resolution proceedings before a consumer arbitration board in Germany or Austria. In France, you can turn to the mediator named in the Mentions légales.",
        },
        {
          title: "Which law applies",
          text: "The law of the country where the company named above has its seat, without the UN sales convention. As a consumer you keep the protection of the mandatory law of the country where you live. You can sue us there as well, and we can sue you only there.",
        },
        {
          title: "Changes",
          text: "If these terms change, the new ones apply to what you buy after that. Your earlier orders, and a plan you already have, keep the version you agreed to until you agree to another. If anything important changes, we email everyone who agreed to an earlier version.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Questions? Talk to us.",
      text: "Changed your mind about an order? The refunds policy explains what happens to the money, the license and the plan.",
      actions: [
        { label: "Open the Help Center", link: { to: "url", url: "https://support.example.com" } },
        { label: "Read the refunds policy", link: { to: "page", key: "refunds-policy" } },
      ],
    },
  ],
};
