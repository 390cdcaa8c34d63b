import type { SeedPage } from "../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Thank You",
  seo: {
    title: "Thank you",
    description:
      "It has arrived. What happens after an order, a sign-up or a message, how long it takes, and what to do if no e-mail comes.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Thank you. It landed",
      text: "What you sent us has arrived on its note. Here is what happens now. You need to do little, and nothing at all in a hurry.",
    },
    {
      block: "featureRows",
      headline: "What happens next",
      rows: [
        {
          title: "You ordered something",
          text: "The receipt comes by e-mail within minutes, with the serial numbers of what you bought. The same numbers are in your account. Paid by bank transfer: they follow as soon as the money is here, which takes a few days.",
        },
        {
          title: "You signed up for the newsletter",
          text: "We have sent you one e-mail with a link. Only after you follow it do we write again. The link is good for 7 days; if you leave it, we forget the address.",
        },
        {
          title: "You asked us something",
          text: "Somebody reads it before anybody answers it. Since this is a demonstration brand, that somebody is patient rather than quick.",
        },
        {
          title: "You began a trial",
          text: "All 23 tools of Unlimited are yours for 14 days. Nothing is charged before they are over. The last day stands in your account, and so does the way out.",
        },
      ],
    },
    {
      block: "faq",
      headline: "If something is missing",
      items: [
        {
          question: "No e-mail has come.",
          answer:
            "Look into the folder for spam first, then check the address in your account. What was sent is in the account as well, so nothing is lost when a mail is.",
        },
        {
          question: "I typed the wrong address.",
          answer:
            "If you have an account, sign in with the address you typed and change it there; the new one has to be confirmed. If you have none, use the support link at the foot of this page and name the order.",
        },
        {
          question: "I did not mean to order.",
          answer:
            "It happens. Within 14 days of the order you can withdraw without a reason. The form is at the foot of the page, and you need no account for it.",
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
