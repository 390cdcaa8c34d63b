import { en as letter } from "../letter/en.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const en: PlanTexts = {
  ...letter,
  plan: "Plan",
  card: "Card",
  cardEnding: (digits) => `ending in ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `Your free days with ${plan} have begun`,
      heading: "Your free days have begun",
      intro: (plan) =>
        `Everything in ${plan} is open to you from today. Sing, try things out, take your time.`,
      amount: "First charge",
      date: "Free until",
      note: "If you like it, there is nothing to do. If not, cancel in your account before the free days end, and nothing is charged.",
      action: "Open your account",
    },
    trialEnding: {
      subject: (plan) => `Your free days with ${plan} end soon`,
      heading: "Your free days end soon",
      intro: (plan) =>
        `We hope ${plan} has found a place in your songs. If you stay, there is nothing to do: the plan begins by itself.`,
      amount: "First charge",
      date: "Free until",
      note: "If it is not for you, cancel before the free days end, and nothing is charged.",
      action: "Manage your plan",
    },
    renewed: {
      subject: (plan) => `${plan} has been renewed`,
      heading: "Thank you for staying",
      intro: (plan) => `${plan} has been renewed, and everything in it stays open to you.`,
      amount: "Charged",
      date: "Next charge",
      note: "You can change, pause or cancel your plan in your account at any time.",
      action: "See your plan",
    },
    paymentFailed: {
      subject: (plan) => `Your payment for ${plan} did not go through`,
      heading: "Your payment did not go through",
      intro: (plan) =>
        `We tried to collect the payment for ${plan}, but it did not go through. That happens: a card expires, or a limit is reached. For now, everything in your plan keeps working.`,
      amount: "Amount due",
      date: "Next try",
      note: "Please check that the card is still valid and covers the amount. As soon as the payment goes through, your plan goes on as usual.",
      action: "Check your payment",
    },
    planChanged: {
      subject: (plan) => `Your new plan: ${plan}`,
      heading: "Your new plan",
      intro: (plan) =>
        `You have changed to ${plan}. Your account shows what is in it and when the change takes effect.`,
      amount: "New price",
      date: "Next charge",
      note: "You can change it again in your account at any time.",
      action: "See your plan",
    },
    paused: {
      subject: (plan) => `${plan} is paused`,
      heading: "Your plan is paused",
      intro: (plan) =>
        `${plan} takes a break, and so do the charges. What you have already paid for stays open until that period ends.`,
      amount: null,
      date: "Paused until",
      note: "After that it goes on by itself. If you want to sing sooner, resume your plan in your account at any time.",
      action: "Manage your plan",
    },
    resumed: {
      subject: (plan) => `${plan} goes on`,
      heading: "Your plan goes on",
      intro: (plan) => `${plan} goes on, with everything in it. It is good to have you with us.`,
      amount: "Amount",
      date: "Next charge",
      note: "You can change, pause or cancel your plan in your account at any time.",
      action: "See your plan",
    },
    cancelled: {
      subject: (plan) => `${plan} is cancelled`,
      heading: "Your plan is cancelled",
      intro: (plan) =>
        `${plan} will not be renewed, and nothing more is charged. What you have paid for keeps working to its last day.`,
      amount: null,
      date: "Ends on",
      note: "Changed your mind? Take the cancellation back in your account before the plan ends, and everything stays as it is.",
      action: "Keep your plan",
    },
    ended: {
      subject: (plan) => `${plan} has ended`,
      heading: "Your plan has ended",
      intro: (plan) =>
        `${plan} has ended, and nothing more is charged. Thank you for singing with us.`,
      amount: null,
      date: "Ended on",
      note: "Your songs and projects stay yours, and so does every licence you bought. If you miss the tools, a new plan brings them all back.",
      action: "Open your account",
    },
  },
  whyThisMail:
    "You receive this e-mail because it concerns a plan on the account with this address.",
};
