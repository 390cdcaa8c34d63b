import type { SeedPage } from "../../seed-content.ts";

export const press: SeedPage = {
  title: "Press",
  seo: {
    title: "Press",
    description:
      "AutoTune for people who write about it: the key facts, pictures and sound you can use, and how to quote us.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "For people who write about us",
      text: "The facts, the pictures and sounds you can use, and how to quote us.",
    },
    {
      block: "specs",
      headline: "At a glance",
      groups: [
        {
          title: "The brand",
          rows: [
            { name: "Name", value: "AutoTune, one word" },
            { name: "Slogan", value: "Unlock Your Voice." },
            { name: "What we make", value: "Plug-ins that tune, mix and transform vocals" },
            {
              name: "Languages",
              value: "English, French, Spanish, German, Portuguese, Japanese, Korean, Italian",
            },
          ],
        },
        {
          title: "The lineup",
          rows: [
            { name: "AutoTune", value: "AutoTune 2026, Pro and Hybrid, AutoKey and EFX+" },
            { name: "AI vocal chain", value: "{tools:ai-powered-vocal-chain} plug-ins" },
            { name: "Creative effects", value: "{tools:creative-vocal-effects} effects" },
            {
              name: "Unlimited",
              value:
                "One plan: AutoTune 2026, Pro and Hybrid, AutoKey, the vocal chain and the creative effects",
            },
            { name: "Newest edition", value: "AutoTune 2026" },
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
          text: "You can show the plug-in windows from our product pages wherever you write about our products. Please don’t crop or recolor them.",
        },
        {
          title: "Sound",
          text: "You can play the demos on our pages in reviews and lessons. Please mention that the singer is synthesized.",
        },
        {
          title: "Words",
          text: "Quote anything on this site and credit it to AutoTune. Need a statement for your story? Ask us.",
        },
        {
          title: "Questions",
          text: "Write to us through the Help Center, linked at the bottom of this page, and start with the word “press”.",
        },
      ],
    },
  ],
};
