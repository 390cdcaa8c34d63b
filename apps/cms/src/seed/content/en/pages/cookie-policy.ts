import type { SeedPage } from "../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Cookie Policy",
  seo: {
    title: "Cookie policy",
    description:
      "What the AutoTune store keeps in your browser, why and for how long, what needs your consent and how to change your choice.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "What stays in your browser",
      text: "The store keeps what it needs to work. Analytics and advertising stay off until you agree. If you don’t, the store works just the same.",
    },
    {
      block: "cookieTable",
      headline: "The full list",
      text: "This is the list the store itself runs on. If something isn’t on it, we don’t store it. If a service isn’t on it, we don’t load it.",
    },
    {
      block: "prose",
      headline: "How it works",
      sections: [
        {
          title: "Until you choose",
          text: "No answer counts as a no. No analytics or advertising is loaded, and nothing is stored for it.",
        },
        {
          title: "If you agree",
          text: "We load the services in the second table and store the entries listed there.",
        },
        {
          title: "What we record",
          text: "Your answer, whether yes or no, with the time, the language and the version of the list, and with your account if you’re signed in. We delete the record after 3 years. We don’t keep your IP address with it.",
        },
        {
          title: "If you change your mind",
          text: "Choose again at any time, with the button above or with the cookie settings at the bottom of every page. If you withdraw your consent, the store deletes what it had stored because of it and reloads the page, so nothing keeps running.",
        },
        {
          title: "In your browser",
          text: "You can delete everything in your browser’s settings. You’ll be signed out, your cart will be empty and the store will ask you again.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Questions? Talk to us.",
      text: "The privacy policy covers what we store beyond your browser.",
      actions: [
        { label: "Open the Help Center", link: { to: "url", url: "https://support.example.com" } },
        { label: "Read the privacy policy", link: { to: "page", key: "privacy-policy" } },
      ],
    },
  ],
};
