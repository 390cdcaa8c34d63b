import type { SeedPage } from "../../seed-content.ts";

export const careers: SeedPage = {
  title: "Careers",
  seo: {
    title: "Careers",
    description:
      "There are no open positions at AutoTune. How we would like to work, all the same.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Nothing open just now",
      text: "AutoTune is a demonstration brand and employs nobody. We would rather say that than let you polish a letter.",
    },
    {
      block: "prose",
      headline: "If we did, though",
      sections: [
        {
          title: "What we would look for",
          text: "People who listen before they turn something. Signal processing or songwriting, support or translation: the first question is the same, what did you hear?",
        },
        {
          title: "How we would work",
          text: "Small changes that can be checked, written down in sentences others can read. A name that needs a comment is not the right name yet. Nobody has to be reachable after dinner.",
        },
        {
          title: "How we would ask",
          text: "One conversation and one piece of work, paid, on a problem we really have. An answer within two weeks, also when it is no, and with a reason.",
        },
      ],
    },
  ],
};
