import type { SeedPage } from "../../seed-content.ts";

export const privacyPolicy: SeedPage = {
  title: "Privacy Policy",
  seo: {
    title: "Privacy policy",
    description:
      "What data the AutoTune demonstration shop keeps, why, for how long, who else sees it, which rights you have and how to use them. An invented text, in plain words.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "What we know of you",
      text: "As little as a shop can. This is an invented text of a demonstration brand, not the policy of a company. It says in plain words how this shop handles data. Do not enter real data that you would not like to see in a demonstration.",
    },
    {
      block: "specs",
      headline: "What, why, how long",
      groups: [
        {
          title: "When you look around",
          rows: [
            { name: "Country and currency", value: "To show your prices; a cookie, 1 year" },
            {
              name: "Cart, cookie answer",
              value: "So that the page is as you left it; in your browser, until you clear it",
            },
            {
              name: "Network address",
              value: "To guess the country and to stop attacks; not kept to follow you",
            },
          ],
        },
        {
          title: "When you have an account",
          rows: [
            {
              name: "Name, e-mail, password",
              value: "To let you in; until you delete the account. Of the password only a hash",
            },
            {
              name: "Postal address, phone, company",
              value: "Only if you fill them in; until you remove them",
            },
            { name: "Session", value: "To keep you signed in; 30 days" },
            {
              name: "Devices you signed in from",
              value: "To warn you of strangers; 1 year after the last use",
            },
            { name: "Saved cart", value: "To bring it back on another device; 60 days" },
          ],
        },
        {
          title: "When you buy",
          rows: [
            { name: "Unfinished checkouts", value: "To go on where you stopped; 60 days" },
            {
              name: "Orders and invoices",
              value: "Because tax law demands it; as long as it does",
            },
            { name: "Where a purchase was made from", value: "To recognize stolen cards; 60 days" },
            {
              name: "Licences, computers they are active on",
              value: "To count to two; as long as the licence is yours",
            },
          ],
        },
        {
          title: "When we write to you",
          rows: [
            {
              name: "Newsletter address, confirmed",
              value: "Because you asked; until you unsubscribe",
            },
            { name: "Newsletter address, not confirmed", value: "To send you one link; 30 days" },
            {
              name: "Beta sign-up: name, e-mail, year of birth",
              value: "To invite you when the beta begins; gone with your account if you delete it",
            },
            {
              name: "Inquiry of a school",
              value: "To answer it; it reaches us as an e-mail, the shop keeps no copy",
            },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "The policy",
      sections: [
        {
          title: "Who is responsible",
          text: "In a real shop the name and address of a company would stand here. Behind this one there is no company: it is a demonstration brand with invented products. Questions reach those who built it through the Help Center, which is linked at the foot of each page.",
        },
        {
          title: "On what grounds",
          text: "To fulfil a contract: account, orders, licences, plans. Because the law demands it: invoices, withdrawals. Because we have an interest that you would expect: security, and the settings that make a page work. Because you agreed: newsletter, offers, and everything that measures or counts partners. These are the grounds of article 6 of the General Data Protection Regulation, letters b, c, f and a.",
        },
        {
          title: "Your voice",
          text: "Stays with you. The tools listen on your computer and send no audio anywhere. The knob on our front page works in your browser; nothing you hear or do there is uploaded.",
        },
        {
          title: "Cookies and storage",
          text: "Needed ones keep you signed in, remember your country, your cart and your answer about cookies. They need no consent, because the shop cannot work without them.\n\nEverything else waits for your yes. If you say no, or nothing, it stays off, and the shop works as well as before.",
        },
        {
          title: "Who else sees it",
          text: "The payment provider, who takes your card number so that we do not have to: we see its last four digits and whether it worked. The service that delivers our e-mail. The operator of the servers. Each only what the task needs, and under contract. We sell no data and rent out no addresses.\n\nA real shop would name these firms here, with the countries they work in and the safeguards for transfers outside the European Union. A demonstration has none to name.",
        },
        {
          title: "Automatic decisions",
          text: "One small one: after several declined payments, the next tries have to wait, for an hour at most. It has no other effect, and nobody builds a profile of you.",
        },
        {
          title: "When you delete your account",
          text: "You ask for it in your account and have 14 days to think again. Then we remove name, address, sign-in, devices, cart and newsletter. Orders and invoices stay without your name. That you have used the trial stays too, in a form in which we cannot read who you are. Your licences end, so transfer them first if somebody else is to have them. A plan that is still charged has to be cancelled before.",
        },
        {
          title: "Your rights",
          text: "You may know what we keep and get a copy, in a file that machines can read: your account makes one, and it is there for 7 days. You may correct what is wrong, have data deleted or set aside, object to what we do out of interest, and take back a consent at any time for the future.\n\nYou may also complain to a data protection authority, for instance the one where you live.",
        },
        {
          title: "Children",
          text: "The shop is for people who may conclude contracts where they live. We do not knowingly keep data of children. If it happened, write to us and we delete it.",
        },
        {
          title: "Changes",
          text: "If something essential in this text changes, we tell everybody who has an account by e-mail before it does. Smaller changes appear here.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Asked briefly",
      items: [
        {
          question: "How do I contact you about privacy?",
          answer:
            "Through the Help Center, which is linked at the foot of each page. Begin with the word privacy. You get an answer within one month, as the law asks.",
        },
        {
          question: "How do I stop the newsletter?",
          answer:
            "With the link at the end of each one, or in your account. It takes effect at once.",
        },
        {
          question: "Why do you ask for my e-mail at checkout?",
          answer:
            "Serial numbers and the receipt go there. Without it you would have paid for nothing you can use.",
        },
        { question: "Do you know what I sing?", answer: "No. And we would not tell." },
      ],
    },
  ],
};
