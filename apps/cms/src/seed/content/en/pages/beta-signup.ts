import type { SeedPage } from "../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Beta sign-up",
  seo: {
    title: "Beta of the iOS app",
    description:
      "Sign up to try AutoTune for iOS before it’s out. Sing into your phone, hear it in tune and tell us what to fix.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune in your pocket",
      text: "An iOS app that tunes you while you sing. Try it before it’s out and tell us what to fix.",
    },
    {
      block: "betaForm",
      headline: "Join the beta",
      text: "Leave your details and we’ll email you an invitation when the beta begins.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Before you sign up",
      items: [
        {
          question: "What does it cost?",
          answer: "Nothing. The beta is free, and you can stop at any time.",
        },
        {
          question: "Why do you ask for my year of birth?",
          answer:
            "Some countries set a minimum age for testing software. We don’t use it for anything else.",
        },
        {
          question: "What happens to my details?",
          answer:
            "We use them to invite you and keep them until you delete your account or ask us to remove them.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "Rather wait for the release?",
      text: "Get the newsletter and we’ll tell you when the app is out.",
    },
    {
      block: "socialLinks",
      headline: "Or find us elsewhere",
      text: "Videos, pictures and people who sing.",
    },
  ],
};
