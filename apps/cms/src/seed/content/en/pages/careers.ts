import type { SeedPage } from "../../seed-content.ts";

export const careers: SeedPage = {
  title: "Careers",
  seo: {
    title: "Careers",
    description:
      "Working at AutoTune: no open positions right now. What we look for, how we work and how to write to us.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "No open positions right now",
      text: "We’d still like to hear from you. Here’s what we look for, how we work and how to get in touch.",
    },
    {
      block: "prose",
      headline: "Working with us",
      sections: [
        {
          title: "What we look for",
          text: "People who listen before they reach for a knob. Signal processing or songwriting, support or translation: our first question is always what you heard.",
        },
        {
          title: "How we work",
          text: "In small changes we can check, written down so others can follow. No one has to be reachable after dinner.",
        },
        {
          title: "How to write to us",
          text: "Use the Help Center, linked at the bottom of this page, and start with the word “careers”. Tell us what you’d like to do and show us one thing you’ve made.\n\nWhen we hire, it takes one conversation and one paid piece of work on a problem we really have. You’ll get an answer within two weeks. If it’s no, we’ll tell you why.",
        },
      ],
    },
  ],
};
