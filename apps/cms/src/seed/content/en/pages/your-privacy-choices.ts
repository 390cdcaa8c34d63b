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
      text: "We don’t sell personal information for money. Advertising and analytics services count as sharing under California law, and they stay off until you agree.",
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
          title: "Know, correct, delete",
          text: "You can see and export what we hold about you, correct it and delete your account. All of it is in your account, and we won’t treat you differently for using these rights.",
        },
        {
          title: "Sensitive information and minors",
          text: "We don’t collect sensitive personal information as California law defines it, and we don’t knowingly share data of anyone under 16.",
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
