import type { SeedPage } from "../../seed-content.ts";

export const privacyPolicy: SeedPage = {
  title: "Privacy Policy",
  seo: {
    title: "Privacy policy",
    description:
      "What data the AutoTune store keeps, why and for how long, who else sees it, which rights you have and how to use them.",
  },
  policy: { isTemplate: true, version: 1 },
  blocks: [
    {
      block: "pageHead",
      headline: "What we know about you",
      text: "As little as a store can. This page tells you in plain words which data we keep, why and for how long.",
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
              name: "Cart, cookie choice",
              value: "To keep the page as you left it; in your browser, until you clear it",
            },
            {
              name: "IP address",
              value: "To guess your country and stop attacks; not used to track you",
            },
          ],
        },
        {
          title: "When you have an account",
          rows: [
            {
              name: "Name, email, password",
              value:
                "To sign you in; until you delete the account. We store only a hash of the password",
            },
            {
              name: "Mailing address, phone, company",
              value: "Only if you fill them in; until you remove them",
            },
            { name: "Session", value: "To keep you signed in; 30 days" },
            {
              name: "Devices you signed in from",
              value: "To warn you about sign-ins you don’t recognize; 1 year after the last use",
            },
            { name: "Saved cart", value: "To bring it back on another device; 60 days" },
          ],
        },
        {
          title: "When you buy",
          rows: [
            { name: "Unfinished checkouts", value: "To continue where you left off; 60 days" },
            {
              name: "Orders and invoices",
              value: "Because tax law requires it; for the time it requires",
            },
            { name: "Where a purchase was made from", value: "To recognize stolen cards; 60 days" },
            {
              name: "Licenses and the computers they’re active on",
              value: "To count activations; while the license is yours",
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
              name: "Beta sign-up: name, email, year of birth",
              value:
                "To invite you when the beta begins; until you delete your account or ask us to remove it",
            },
            {
              name: "Price alert: email, target price",
              value: "To tell you when the price drops; 12 months at most",
            },
            {
              name: "License transfer: the other person’s email",
              value: "To ask them and to document the transfer; kept with the license",
            },
            {
              name: "School inquiry",
              value: "To answer it; it reaches us as an email, and the store keeps no copy",
            },
          ],
        },
      ],
    },
    {
      block: "companyDetails",
      headline: "Who is responsible",
      text: "This company is responsible for the data described on this page.",
      notice: "privacy",
    },
    {
      block: "prose",
      headline: "The policy",
      sections: [
        {
          title: "Legal grounds",
          text: "To fulfill a contract: account, orders, licenses, plans. Because the law requires it: invoices, withdrawals. Because we have a legitimate interest you would expect: security, and the settings that make a page work. Because you agreed: newsletter, offers, analytics and affiliate tracking. These are the grounds of Article 6 of the General Data Protection Regulation, points (b), (c), (f) and (a).",
        },
        {
          title: "Your voice",
          text: "It stays with you. Our plug-ins listen on your computer and don’t send audio anywhere. The knob on our home page works in your browser, and nothing you hear or do there is uploaded.",
        },
        {
          title: "Cookies and storage",
          text: "Necessary cookies keep you signed in and remember your country, your cart and your cookie choice. They don’t need your consent, because the store can’t work without them.\n\nEverything else stays off until you agree. If you decline, or don’t choose, the store works just as well.",
        },
        {
          title: "Global Privacy Control",
          text: "If your browser sends this signal, we treat it as a no to everything that needs consent, wherever you live.",
        },
        {
          title: "Who else sees it",
          text: "The payment provider takes your card number, so we don’t have to: we see its last four digits and whether the payment went through. Then there’s the service that delivers our email and the company that runs our servers. Each sees only what the task requires and works under contract. We don’t sell data or rent out addresses.\n\nIf data leaves the European Union, it’s protected by the safeguards the law requires. To find out which providers we use and where they work, ask us through the Help Center.",
        },
        {
          title: "Automatic decisions",
          text: "One small one: after several declined payments, you have to wait before you can try again, for one hour at most. It has no other effect. We don’t build a profile of you.",
        },
        {
          title: "When you delete your account",
          text: "Ask for it in your account. You have 14 days to change your mind. Then we remove your name, address, sign-in, devices, cart and newsletter subscription. Orders and invoices stay, without your name. We also keep the fact that you’ve used the trial, in a form that doesn’t tell us who you are. Your licenses end, so transfer them first if someone else should have them. If you have a plan that still renews, cancel it first.",
        },
        {
          title: "Your rights",
          text: "You can ask what we keep and get a copy in a machine-readable file. Your account creates one and keeps it for 7 days. You can correct what’s wrong, have data deleted or restricted, object to what we do out of legitimate interest and withdraw your consent at any time. What we did before that stays lawful.\n\nYou can also complain to a data protection authority, for example the one where you live.",
        },
        {
          title: "Children",
          text: "The store is for people who can enter into contracts where they live. To create an account or to agree to analytics you need to be at least 16, or have the consent of a parent or guardian. We don’t knowingly keep children’s data. If you think we have any, write to us and we’ll delete it.",
        },
        {
          title: "Changes",
          text: "If anything important on this page changes, we’ll email everyone who has an account before it takes effect. Smaller changes appear here.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Quick answers",
      items: [
        {
          question: "How do I contact you about privacy?",
          answer:
            "Through the Help Center, linked at the bottom of every page. Start with the word “privacy”. You’ll get an answer within one month, as the law requires.",
        },
        {
          question: "How do I stop the newsletter?",
          answer:
            "Click the link at the end of any newsletter, or change it in your account. It takes effect immediately.",
        },
        {
          question: "Why do you ask for my email at checkout?",
          answer:
            "To send you your serial numbers and receipt. Without it, we couldn’t deliver what you paid for.",
        },
        {
          question: "Do you know what I sing?",
          answer: "No. Your audio never leaves your computer.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Questions? Talk to us.",
      text: "About your data, or about anything on this page.",
      actions: [
        { label: "Open the Help Center", link: { to: "url", url: "https://support.example.com" } },
        { label: "Read the cookie policy", link: { to: "page", key: "cookie-policy" } },
      ],
    },
  ],
};
