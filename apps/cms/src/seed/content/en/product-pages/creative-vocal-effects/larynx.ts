import { smallEffectPage } from "./small-effect-page.ts";

export const larynx = smallEffectPage({
  slug: "larynx",
  name: "Larynx",
  tagline: "Same notes. Different throat.",
  text: "Larynx reshapes the throat that a voice comes from: longer, shorter, narrower, somewhere no throat goes. The pitch stays where you sang it.",
  seo: {
    title: "Larynx: bend the throat, keep the pitch",
    description:
      "Larynx changes the length and shape of a voice’s throat and leaves the melody alone. From a slightly bigger singer to something not quite human.",
  },
  features: {
    headline: "A throat you can take hold of",
    rows: [
      {
        title: "Pull it into shape",
        text: "The window shows the throat from the side, from the vocal folds to the lips. Drag one of the four handles and hear the vowel change.",
      },
      {
        title: "The melody stays",
        text: "Only the resonances move. What you sang in tune is still in tune.",
      },
      {
        title: "Longer or shorter",
        text: "A longer throat sounds larger and darker, a shorter one small and bright. A few percent pass for another singer.",
      },
    ],
  },
  demo: {
    headline: "One note, several throats",
    title: "Longer, then shorter",
    text: "The pitch doesn’t move. The singer does.",
  },
  questions: [
    {
      question: "How is it different from Metamorph?",
      answer:
        "Metamorph makes a new voice, pitch and all. Larynx changes only the throat, and you bend it by hand.",
    },
    {
      question: "Can I use it on a double?",
      answer:
        "Yes, and it’s a good place for it. A double with a slightly longer throat stops sounding like the lead.",
    },
    {
      question: "Does it work on speech?",
      answer: "Yes. Anything with a voice in it has a throat to bend.",
    },
  ],
  inside: [
    { name: "Handles", value: "4, from vocal folds to lips" },
    { name: "Length", value: "70 to 140 percent" },
    { name: "Keeps", value: "Pitch, words, timing" },
    { name: "Automation", value: "Length and each handle" },
  ],
  latency: "About 25 ms, compensated by your DAW",
  diskSpace: "90 MB",
  listening: {
    headline: "How far from yourself?",
    own: "A throat bent into another shape.",
    others: [
      {
        product: "metamorph",
        title: "Metamorph",
        text: "Another person, singing it exactly your way.",
      },
      { product: "whisper", title: "Whisper", text: "All breath, all words, no tone." },
    ],
  },
  goesWith: ["metamorph", "twin", "undertow"],
});
