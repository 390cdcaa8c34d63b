import { en as letter } from "../letter/en.ts";
import type { BetaTexts } from "./beta-texts.ts";

export const en: BetaTexts = {
  ...letter,
  withLink: {
    subject: "Your link to the AutoTune app",
    preview: "Try the iOS app before it is out.",
    heading: "Here is the app",
    intro:
      "Thank you for signing up for the beta. Open this link on your iPhone or iPad to get the iOS app.",
  },
  linkFollows: {
    subject: "You are on the list for the AutoTune app",
    preview: "The link follows as soon as the app can be tried.",
    heading: "You are on the list",
    intro:
      "Thank you for signing up for the beta. The iOS app cannot be tried yet. We send the link to this address as soon as it can.",
  },
  getApp: "Get the iOS app",
  notYou: "If you did not sign up, somebody mistyped their address. You can forget this e-mail.",
  demonstration: "This is a demonstration shop. Its iOS app is a sample.",
  whyThisMail: "You receive this e-mail because this address was given to try the iOS app.",
};
