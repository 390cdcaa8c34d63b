import type { SeedManualChapter } from "../../../seed-reading.ts";

export const vocalDeEsser: SeedManualChapter = {
  slug: "vocal-de-esser",
  title: "Vocal De-Esser in detail",
  sections: [
    {
      anchor: "band",
      title: "Band",
      parts: [
        {
          kind: "picture",
          product: "vocal-de-esser",
          view: "window",
          caption: "The Vocal De-Esser window. Reduction and Monitor are in the menu.",
        },
        {
          kind: "text",
          text: "The two handles (1) enclose the range that is turned down. Play the worst line and the band moves to where this voice hisses, often between 5 and 9 kHz. Narrow it until Monitor plays no vowels.",
        },
      ],
    },
    {
      anchor: "spectrogram",
      title: "Spectrogram",
      parts: [
        {
          kind: "text",
          text: "The words go by from left to right (2), low sounds at the bottom, with the letters below. Bright bursts at the top are “s” and “sh”; stripes at the bottom are vowels. A box in the band marks each cut. A box over a stripe is a cut in the wrong place.",
        },
      ],
    },
    {
      anchor: "reduction",
      title: "Reduction",
      parts: [
        {
          kind: "text",
          text: "Raise Reduction until the “s” no longer hurts, not until it’s gone: a word needs its “s” to be understood. Most voices are done at 4 to 8 dB. If the singer seems to lisp, halve it.",
        },
      ],
    },
    {
      anchor: "monitor",
      title: "Monitor",
      parts: [
        {
          kind: "text",
          text: "Monitor plays only what is removed. It should sound like a bike pump: short bursts of hiss. Any vowel in it is a piece of the singer that you’re throwing away. Turn it off before you bounce.",
        },
      ],
    },
  ],
};
