import type { SeedPage } from "../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Beta sign-up",
  seo: {
    title: "Beta of the iOS app",
    description: "Sign up to try AutoTune for iOS before it is out.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune in your pocket",
      text: "An iOS app that tunes while you sing. Try it before it is out, and tell us what is wrong with it.",
    },
    {
      block: "betaForm",
      headline: "Join the beta",
      text: "AutoTune is a demonstration brand: the form works, and there is no app behind it.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Before you sign up",
      items: [
        {
          question: "What does it cost?",
          answer: "Nothing. A beta is for trying, and you can stop at any time.",
        },
        {
          question: "Why do you ask for my year of birth?",
          answer:
            "Some countries let only people of a certain age test software. We use it for nothing else.",
        },
        {
          question: "What happens to my details?",
          answer:
            "They wait here until the beta begins. If you delete your account, they go with it.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "Would you rather wait?",
      text: "The newsletter says when the app is out.",
    },
    {
      block: "socialLinks",
      headline: "Or meet us elsewhere",
      text: "Videos, pictures and people who sing.",
    },
  ],
};
