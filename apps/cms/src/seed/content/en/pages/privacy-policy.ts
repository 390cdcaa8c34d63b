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
              name: "Record of your cookie choice",
              value:
                "To prove your choice: answer, time, language and version of the list, with your account if you’re signed in; 3 years",
            },
            {
              name: "IP address",
              value:
                "To guess your country, stop attacks and find faults; in server logs only as long as that takes, never to track you",
            },
          ],
        },
        {
          title: "When you have an account",
          rows: [
            {
              name: "Name, email, password",
              value:
                "To sign you in; until you delete the account. We store only a hash of the password, and of a passkey only its public key",
            },
            {
              name: "Mailing address, phone, company",
              value: "Only if you fill them in; until you remove them",
            },
            {
              name: "Session",
              value:
                "To keep you signed in, with your browser and country; 30 days after the last use, 90 days at most",
            },
            {
              name: "Devices you signed in from",
              value:
                "To warn you about sign-ins you don’t recognize; 1 year after the last use, the latest one as long as the account exists",
            },
            { name: "Saved cart", value: "To bring it back on another device; 60 days" },
          ],
        },
        {
          title: "When you buy",
          rows: [
            {
              name: "Buying without an account: name, email",
              value:
                "They open an account without a password, so that the license has an owner; until you delete it or ask us to",
            },
            { name: "Unfinished checkouts", value: "To continue where you left off; 60 days" },
            {
              name: "Orders and invoices",
              value: "Because tax law requires it; for the time it requires",
            },
            {
              name: "Messages from the payment provider",
              value:
                "To deliver what was paid for and answer questions about it, with the IP address it was paid from; about 2 years",
            },
            {
              name: "Network and browser of a checkout",
              value: "To recognize stolen cards and repeated trials; 90 days at most",
            },
            {
              name: "Withdrawals and cancellations",
              value:
                "To carry them out and prove them; as long as the order, without your name once your account is deleted",
            },
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
              name: "Which emails we sent you",
              value:
                "To see whether they arrived; 30 days, for newsletters 90 days and the latest one until you unsubscribe. If an address doesn’t exist or reported us as spam, we keep a note so that we don’t write again",
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
      text: "This company is the controller of the data described on this page.",
      notice: "privacy",
    },
    {
      block: "prose",
      headline: "The policy",
      sections: [
        {
          title: "Legal grounds",
          text: "To fulfill a contract: account, orders, licenses, plans and your questions about them. Because the law requires it: invoices, withdrawals, cancellations and the record of your consent. Because we have a legitimate interest you would expect: security, stopping fraud and repeated trials, fixing errors, counting visits without knowing whose they are, and the settings that make a page work. Because you agreed: newsletter, offers, cart reminders, price alerts, the beta, analytics, advertising and affiliate tracking. These are the grounds of Article 6(1) of the General Data Protection Regulation, points (b), (c), (f) and (a).",
        },
        {
          title: "Your voice",
          text: "It stays with you. Our plug-ins listen on your computer and don’t send audio anywhere. The knob on our home page works in your browser, and nothing you hear or do there is uploaded. If you record your own voice in the store, your browser tunes it. The recording is stored only if you save it, and only on your device.",
        },
        {
          title: "Cookies and storage",
          text: "Necessary cookies and browser storage keep you signed in and remember your country, your language, your cart, your cookie choice and the like. They don’t need your consent, because they only do what you ask the store to do. The cookie policy lists each one and how long it lasts.\n\nEverything else stays off until you agree. If you decline, or don’t choose, the store works just as well.",
        },
        {
          title: "Global Privacy Control",
          text: "If your browser sends this signal, we treat it as a no to everything that needs consent, wherever you live.",
        },
        {
          title: "Who else sees it",
          text: "The payment provider takes your card number, so we don’t have to: we see its last four digits and whether the payment went through. The service that delivers our email, the company that runs our servers and the one behind our Help Center work for us under contract. If you agree to analytics and advertising, the services listed in the cookie policy learn about your visit and your purchase and, if you’re signed in, get a hash of your email address. Authorities get data only where the law requires it. Each sees only what the task requires. We don’t sell data for money or rent out addresses.\n\nIf data leaves the European Union, it goes to countries that the European Commission has recognized as protecting it well enough, or under the Commission’s standard contractual clauses. Write to us if you’d like to know which providers we use and where they work, or want a copy of the clauses.",
        },
        {
          title: "What you have to tell us",
          text: "To buy, we need your name, your email address, your country and what the payment provider asks for. For an account, we need your name, an email address and a password. Without them there can be no contract. Everything else is up to you.",
        },
        {
          title: "Automatic decisions",
          text: "Two small ones. After several declined payments, you have to wait before you can try again, for one hour at most. And there’s no further free trial for someone who has had it, or where too many were started in the same browser or network. Neither has any other effect, and a person looks at it if you write to us. We don’t build a profile of you.",
        },
        {
          title: "When you delete your account",
          text: "Ask for it in your account, or write to us if you don’t have a password. You have 14 days to change your mind. If an order, a payment or a withdrawal is still open then, we wait until it’s settled. Then we remove your name, address, sign-in, devices, cart and newsletter subscription. Orders and invoices stay, without your name. We also keep the fact that you’ve used the trial or a one-time code, in a form that doesn’t tell us who you are. Your licenses end, so transfer them first if someone else should have them. If you have a plan that still renews, cancel it first.",
        },
        {
          title: "Your rights",
          text: "You can ask what we keep and get a copy in a machine-readable file. Your account creates one and keeps it for 7 days. You can correct what’s wrong, have data deleted or restricted, and withdraw your consent at any time. What we did before that stays lawful.\n\nYou can also complain to a data protection authority, for example the one where you live.",
        },
        {
          title: "Your right to object",
          text: "You can object at any time, for reasons that arise from your situation, to what we do out of legitimate interest. To advertising by email you can object without any reason: unsubscribe, or write to us.",
        },
        {
          title: "Children",
          text: "The store is for people who can enter into contracts where they live. To create an account or to agree to analytics you need to be at least 16, or have the consent of a parent or guardian. We don’t knowingly keep children’s data. If you think we have any, write to us and we’ll delete it.",
        },
        {
          title: "Changes",
          text: "If anything important on this page changes, we publish a new version and email everyone who agreed to an earlier one. Each order links the version that applied to it. Smaller changes appear here.",
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
            "Write to the address above, or use the Help Center, linked at the bottom of every page. You’ll get an answer within one month, as the law requires.",
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
