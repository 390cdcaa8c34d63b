import type { SeedPage } from "../../seed-content.ts";

export const yourPrivacyChoices: SeedPage = {
  title: "Your Privacy Choices",
  seo: {
    title: "Your privacy choices",
    description:
      "Do not sell or share my personal information: how to opt out in the AutoTune store, and how Global Privacy Control works here.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Do not sell or share my personal information",
      text: "We don’t sell personal information for money. Under California law, advertising and analytics services can count as selling or sharing it. They stay off until you agree.",
    },
    {
      block: "cookieTable",
      headline: "Your choice on this device",
      text: "Decline here, and nothing in the second table is loaded or stored. You don’t need an account, and nothing about the store changes.",
    },
    {
      block: "prose",
      headline: "Your rights",
      sections: [
        {
          title: "Global Privacy Control",
          text: "If your browser sends the Global Privacy Control signal, the store treats it as an opt-out: nothing that shares data is loaded, even if you agreed before. As long as the signal is on, you aren’t asked. The cookie settings at the bottom of every page show that it’s honored.",
        },
        {
          title: "What we collect",
          text: "In the past 12 months: identifiers (name, email address, IP address), customer records (postal address, phone), commercial information (orders, licenses, plans), approximate location (your country) and, if you agreed, internet activity (your visits). They come from you and your browser. The privacy policy says why we need each and how long we keep it. The payment provider, the email service and the company that runs our servers get them for business purposes. Only if you agreed do analytics, advertising and affiliate services get identifiers, internet activity and purchases.",
        },
        {
          title: "Know, correct, delete",
          text: "You can see and export what we hold about you, correct it and delete your account, all in your account. If you don’t have one, write to the address below: we confirm your request within 10 business days and answer it within 45 days. We won’t treat you differently for using these rights.",
        },
        {
          title: "Sensitive information and minors",
          text: "Your sign-in with its password is sensitive personal information as California law defines it. We use it only to sign you in, so there’s nothing to limit. We collect no other sensitive information, and we don’t knowingly sell or share data of anyone under 16.",
        },
        {
          title: "Someone acting for you",
          text: "An authorized agent can write to us. We’ll ask you to confirm it by email.",
        },
      ],
    },
    {
      block: "companyDetails",
      headline: "Who to ask",
      text: "",
      notice: "privacy",
    },
  ],
};
