import type { SeedPage } from "../../seed-content.ts";

export const about: SeedPage = {
  title: "About",
  seo: {
    title: "About",
    description:
      "AutoTune is a demonstration brand for vocal software. What is invented here, what is real, and what we believe about voices.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "We like voices",
      text: "Especially the ones that wander a little. This is a demonstration brand, so let us say first what is invented and what is not.",
    },
    {
      block: "prose",
      headline: "Who is speaking",
      sections: [
        {
          title: "What is invented",
          text: "The products on these pages, their names, prices and specifications. There is no company behind the brand and no plug-in behind a licence. Do not plan a record around them.",
        },
        {
          title: "What is real",
          text: "What you hear. A small synthesizer sings, a pitch tracker listens, and the same code that draws the line moves the notes, in your browser when you turn the knob on the front page. No singer was recorded and no sound was borrowed.\n\nThe pictures are real in the same sense: each window is drawn from numbers, like everything else here. There are no photographs and no faces.",
        },
        {
          title: "What we believe",
          text: "Correction is a choice, not a verdict. A voice that wanders has told you where it wanted to go; the tool should ask how much you would like to help.\n\nThe person who sings decides. So each tool shows what it takes away, each price says what happens next, and nothing renews behind your back.",
        },
        {
          title: "How we write",
          text: "Short, and only what we can show. If you find a sentence here that promises more than you can hear, it is a mistake, and we would like to know.",
        },
      ],
    },
  ],
};
