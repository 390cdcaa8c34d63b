import type { SeedPage } from "../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Thank You",
  seo: {
    title: "Thank you",
    description:
      "We’ve got it. What happens after an order, a sign-up or a message, how long it takes and what to do if no email arrives.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Thank you. We’ve got it",
      text: "Here’s what happens now, and what’s left for you to do.",
    },
    {
      block: "featureRows",
      headline: "What happens next",
      rows: [
        {
          title: "You placed an order",
          text: "Your receipt arrives by email within minutes, with your serial numbers. You’ll also find them in your account. If you paid by bank transfer, they follow as soon as the money arrives, which takes a few days.",
        },
        {
          title: "You signed up for the newsletter",
          text: "We’ve sent you one email with a link. Click it and you’re on the list. The link works for 7 days. If you don’t click it, we delete your address.",
        },
        {
          title: "You asked us something",
          text: "A person reads your message and writes back by email.",
        },
        {
          title: "You started a trial",
          text: "Everything in Unlimited is yours for 14 days. Nothing is charged before they’re over. Your account shows the last day, and you can cancel there.",
        },
      ],
    },
    {
      block: "faq",
      headline: "If something is missing",
      items: [
        {
          question: "I didn’t get an email.",
          answer:
            "Check your spam folder first, then the address in your account. Your orders and serial numbers are in your account too, so nothing is lost.",
        },
        {
          question: "I typed the wrong address.",
          answer:
            "If you have an account, sign in with the address you typed and change it there. We’ll ask you to confirm the new one. If you don’t have an account, write to us through the Help Center, linked at the bottom of this page, and include your order number.",
        },
        {
          question: "I didn’t mean to order.",
          answer:
            "It happens. Within 14 days of the order you can withdraw without giving a reason. The form is linked at the bottom of the page, and you don’t need an account.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "While you wait, listen",
      products: ["auto-tune-efx-plus", "vocodist", "choir"],
    },
  ],
};
