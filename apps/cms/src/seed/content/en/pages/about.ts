import type { SeedPage } from "../../seed-content.ts";

export const about: SeedPage = {
  title: "About",
  seo: {
    title: "About",
    description:
      "AutoTune makes plug-ins for the human voice: to tune it, mix it and transform it. Who we are and what we believe about voices.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "We like voices",
      text: "Especially the ones that wander a little. AutoTune makes plug-ins that bring a vocal home without losing the person who sang it.",
    },
    {
      block: "prose",
      headline: "Who we are",
      sections: [
        {
          title: "What we make",
          text: "Software for one instrument: the human voice. Our AutoTune editions put it in tune. The AI vocal chain cleans it up and mixes it. The creative effects turn it into a choir, a vocoder or something without a name yet.",
        },
        {
          title: "What you hear on this site",
          text: "Before and after, from the same take. Turn the knob on the home page and the notes move in your browser while you listen. The singer in our demos is synthesized, so the only thing that changes is the processing.\n\nThe plug-in windows are drawn, not photographed, so they stay sharp at any size.",
        },
        {
          title: "What we believe",
          text: "Correction is a choice, not a verdict. A voice that wanders is telling you where it wanted to go. A good plug-in asks how much you’d like to help.\n\nThe singer decides. So every plug-in shows you what it changes, every price tells you what happens next, and every renewal date is in your account.",
        },
        {
          title: "How we write",
          text: "Short, and only what we can show you. If a sentence on this site promises more than you can hear, tell us through the Help Center and we’ll fix it.",
        },
      ],
    },
  ],
};
