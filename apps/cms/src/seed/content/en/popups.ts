import type { SeedPopupWords } from "../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Get more out of your plan",
    text: "Short lessons take you through one plug-in at a time, from the first take to the mix. They’re free and right here on the site.",
    link: "Open the lessons",
  },
  isTrialer: {
    headline: "Try it on your own voice",
    text: "Your trial includes everything in Unlimited. A short lesson helps you choose where to start. You can cancel at any time in your account.",
    link: "Open the lessons",
  },
  wasSubscriber: {
    headline: "Pick up where you left off",
    text: "You’ve had Unlimited before. Subscribe again and the plug-ins in your sessions open just like they used to.",
    link: "See the plans",
  },
  default: {
    headline: "Try Unlimited free for 14 days",
    text: "AutoTune 2026, Pro and Hybrid, AutoKey, the full vocal chain and our creative effects. After 14 days it renews monthly until you cancel.",
    link: "See what’s included",
  },
  wasTrialer: {
    headline: "You’ve heard what it does",
    text: "You’ve tried Unlimited. Subscribe and your sessions open just as you left them.",
    link: "See the plans",
  },
  "not-on-marketing": {
    headline: "May we write to you?",
    text: "You haven’t allowed emails with news and offers. You can allow them in your profile, and stop them again whenever you like.",
    link: "Open your profile",
  },
  "not-on-newsletter": {
    headline: "Hear it first",
    text: "Stories, techniques and news in one newsletter. Confirm it by email, and unsubscribe with one click.",
    link: "Get the newsletter",
  },
};
