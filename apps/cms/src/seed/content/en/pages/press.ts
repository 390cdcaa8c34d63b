import type { SeedPage } from "../../seed-content.ts";

export const press: SeedPage = {
  title: "Press",
  seo: {
    title: "Press",
    description: "AutoTune in short, for people who write about it: facts, pictures and sound.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "For people who write about it",
      text: "The facts, what you may show, and how to quote us. AutoTune as shown here is a demonstration brand: please say so, we do.",
    },
    {
      block: "specs",
      headline: "In short",
      groups: [
        {
          title: "The brand",
          rows: [
            { name: "Name", value: "AutoTune, in one word" },
            { name: "Slogan", value: "Unlock Your Voice." },
            { name: "Kind", value: "A demonstration brand; its products are invented" },
            {
              name: "Languages",
              value: "English, French, Spanish, German, Portuguese, Japanese, Korean, Italian",
            },
          ],
        },
        {
          title: "The range",
          rows: [
            { name: "AutoTune", value: "3 editions (2026, Pro, Hybrid), AutoKey, and EFX+" },
            { name: "AI vocal chain", value: "5 tools" },
            { name: "Creative effects", value: "14 effects" },
            {
              name: "Unlimited",
              value: "A plan with the 3 editions, AutoKey, all 5 tools and all 14 effects",
            },
            { name: "New this year", value: "AutoTune 2026 and Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Pictures, sound, words",
      sections: [
        {
          title: "Pictures",
          text: "The windows on our product pages are drawn by us and may be shown wherever our products are written about. Please leave them whole and uncolored.",
        },
        {
          title: "Sound",
          text: "The recordings on our pages may be played in reviews and lessons. Say that the singer is synthetic; otherwise somebody will ask for a name.",
        },
        {
          title: "Words",
          text: "You may quote anything on this site. We do not give out quotes from customers or artists, because for a demonstration brand they would have to be made up.",
        },
        {
          title: "Questions",
          text: "Use the support link at the foot of this page and begin with the word press.",
        },
      ],
    },
  ],
};
