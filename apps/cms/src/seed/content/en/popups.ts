import type { SeedPopupWords } from "../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Get more out of your plan",
    text: "Short lessons show one tool at a time, from the first take to the mix. They are part of the site, and free.",
    link: "Open the lessons",
  },
  isTrialer: {
    headline: "Try it on your own voice",
    text: "Your trial holds every tool. A short lesson helps you choose where to begin. You can cancel at any time in your account.",
    link: "Open the lessons",
  },
  wasSubscriber: {
    headline: "Your sessions still know it",
    text: "You had Unlimited before. Subscribe again, and the tools in your sessions open once more.",
    link: "Look at the plans",
  },
  default: {
    headline: "Everything, free for 14 days",
    text: "Unlimited holds every tool that we make. After the 14 days it is charged by the month, until you cancel.",
    link: "See what is in it",
  },
  wasTrialer: {
    headline: "You know what it does",
    text: "You have tried Unlimited. Subscribe, and your sessions open as you left them.",
    link: "Look at the plans",
  },
  "not-on-marketing": {
    headline: "Know when prices fall",
    text: "You get no offers by mail. In your profile you can ask for them, and stop them again.",
    link: "Open your profile",
  },
  "not-on-newsletter": {
    headline: "Hear it first",
    text: "New tools, new sounds and offers in one newsletter. You confirm it from your mailbox, and one press ends it.",
    link: "Get the newsletter",
  },
};
