import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
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
  "not-on-newsletter": {
    headline: "Hear it first",
    text: "New tools, new sounds and offers in one newsletter. You confirm it from your mailbox, and one press ends it.",
    link: "Get the newsletter",
  },
};
