import type { SeedArtist } from "../../seed-reading.ts";

export const renzoDecibelli: SeedArtist = {
  name: "Renzo Decibelli",
  role: "Recording and mix engineer, soul and jazz",
  quote: "If the singer asks what I did, I did too much.",
  summary:
    "Renzo is 47 and speaks Italian to people and numbers to machines. He records singers who hate headphones, and mixes them so you never think about the mix.",
  products: ["auto-tune-hybrid", "vocal-eq", "vocal-compressor", "vocal-de-esser"],
  sections: [
    {
      anchor: "in-the-booth",
      title: "In the booth",
      parts: [
        {
          kind: "text",
          text: "The raw mic goes to disk. A second track with AutoTune Hybrid goes to the headphones, on DSP, with LIVE on. He reads the delay out loud, because a number calms people down: about two milliseconds, the time it takes sound to travel 70 centimeters.",
        },
        {
          kind: "picture",
          product: "auto-tune-hybrid",
          caption: "AutoTune Hybrid with LIVE on, as his singers hear themselves.",
        },
        {
          kind: "text",
          text: "Retune in the middle, plenty of Flex, Throat untouched. Half of his singers ask him to turn it off after one song. He takes that as a good sign, for the singer.",
        },
        {
          kind: "figure",
          value: "2 ms",
          label: "the time it takes sound to travel 70 centimeters",
        },
      ],
    },
    {
      anchor: "at-the-desk",
      title: "At the desk",
      parts: [
        {
          kind: "list",
          items: [
            "Vocal EQ: rumble, then a small cut in body that follows the note. No air before the compressor.",
            "Two Vocal Compressors in a row, each taking off 2 to 3 dB, instead of one that takes off 6. The first is slow, the second quick.",
            "Vocal De-Esser last. He listens only to what’s being removed, for a whole verse, with a straight face.",
          ],
        },
        {
          kind: "text",
          text: "Then he turns the monitors down until he can barely hear the band, and fixes what he can still hear.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Swap your one hard-working compressor for two gentle ones, 2 to 3 dB each, slow then quick. Match the loudness, bypass both and switch back. If you only notice that the vocal stays put, leave it.",
        },
      ],
    },
  ],
  seo: {
    title: "Renzo Decibelli, mix engineer",
    description:
      "A soul and jazz engineer’s vocal chain: AutoTune Hybrid in the headphones, two gentle compressors and a de-esser at the end.",
  },
};
