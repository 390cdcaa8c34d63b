import type { SeedManualChapter } from "../../../seed-reading.ts";

export const vocalCompressor: SeedManualChapter = {
  slug: "vocal-compressor",
  title: "Vocal Compressor in detail",
  sections: [
    {
      anchor: "threshold",
      title: "Threshold",
      parts: [
        {
          kind: "picture",
          product: "vocal-compressor",
          view: "window",
          caption: "The Vocal Compressor window. Attack, Look-ahead and Output are in the menu.",
        },
        {
          kind: "text",
          text: "Threshold (1) is the level above which the voice is turned down. Lower it until the vocal sounds wrong, then raise it until you notice the compression only when you bypass it.",
        },
      ],
    },
    {
      anchor: "ratio",
      title: "Ratio",
      parts: [
        {
          kind: "text",
          text: "Ratio (2) sets how firm the grip is. 2:1 suits a calm take, 4:1 most leads, 8:1 a voice that has to stay on top of a loud track. Above that, use two compressors in a row with 3:1 each: they’re less audible than one with 9:1.",
        },
      ],
    },
    {
      anchor: "release",
      title: "Release",
      parts: [
        {
          kind: "text",
          text: "Release (3) is how fast the compressor lets go. You set the starting value; from there it adapts to the phrase. Too fast pumps with the syllables, too slow swallows the first quiet word after a loud one.",
        },
      ],
    },
    {
      anchor: "history",
      title: "History",
      parts: [
        {
          kind: "text",
          text: "The take scrolls by on the left (4): gray as sung, bright as it comes out, and from the top what was taken away. Aim for 3 to 6 dB on loud words and nothing on quiet ones. If the upper line never returns to the top, Threshold is too low.",
        },
      ],
    },
    {
      anchor: "curve",
      title: "Curve",
      parts: [
        {
          kind: "text",
          text: "The curve (5) has the input below and the output at the side. It bends at the threshold; the flatter it gets, the higher the ratio. The ball is the voice right now. A ball that lives in the bend is a voice that is being compressed all the time.",
        },
      ],
    },
    {
      anchor: "attack",
      title: "Attack",
      parts: [
        {
          kind: "text",
          text: "Adaptive suits most voices. Switch to manual if consonants have lost their edge, and go slower; or if the first syllable jumps out, and go faster.",
        },
      ],
    },
    {
      anchor: "look-ahead",
      title: "Look-ahead",
      parts: [
        {
          kind: "text",
          text: "With Look-ahead the compressor sees a peak 5 ms before it arrives. Use it in the mix for shouts. Leave it off while you record: then the compressor adds no delay at all.",
        },
      ],
    },
    {
      anchor: "output",
      title: "Output",
      parts: [
        {
          kind: "text",
          text: "Output makes up for what was taken away. Match the volume with bypass before you judge anything else. If the history shows 4 dB on average, start with 4 dB.",
        },
      ],
    },
  ],
};
