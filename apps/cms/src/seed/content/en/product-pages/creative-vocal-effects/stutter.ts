import { smallEffectPage } from "./small-effect-page.ts";

export const stutter = smallEffectPage({
  slug: "stutter",
  name: "Stutter",
  tagline: "One syllable, on the grid.",
  text: "Stutter catches a slice of a word and repeats it in time with the song: eighths, sixteenths, thirty-seconds, until it buzzes.",
  seo: {
    title: "Stutter: rhythmic repeats for vocals",
    description:
      "Stutter repeats slices of a word in time with the song, from slow repeats to a buzz. Draw a pattern, or play it.",
  },
  features: {
    headline: "Repeats that keep time",
    rows: [
      {
        title: "Locked to the song",
        text: "Slices start and end on the beat of your DAW, however fast the song is.",
      },
      {
        title: "Draw the pattern",
        text: "Four rows of eight beats. Make a block shorter and the word repeats faster.",
      },
      {
        title: "Play it by hand",
        text: "Hold a MIDI key and the slice repeats until you let go.",
      },
    ],
  },
  demo: {
    headline: "The word gets stuck in time",
    title: "A hook, sliced",
    text: "Sixteenths first, then thirty-seconds.",
  },
  questions: [
    {
      question: "Does it click between slices?",
      answer: "No. Each slice fades in and out for a few milliseconds.",
    },
    {
      question: "Can I leave some words alone?",
      answer: "Yes. Where the pattern has no short blocks, the voice passes through.",
    },
    {
      question: "How much is enough?",
      answer: "One syllable in the whole song. Two is a habit.",
    },
  ],
  inside: [
    { name: "Slices", value: "1/4 to 1/64, also triplets" },
    { name: "Pattern", value: "4 rows of 8 beats" },
    { name: "Tempo", value: "From your DAW" },
    { name: "MIDI", value: "Hold a key to repeat" },
  ],
  latency: "None",
  diskSpace: "90 MB",
  listening: {
    headline: "Rhythm from a voice",
    own: "Slices on repeat, in time.",
    others: [
      { product: "shard", title: "Shard", text: "The take in splinters, put back together." },
      { product: "vocodist", title: "Vocodist", text: "A chord that talks." },
    ],
  },
  goesWith: ["shard", "dial", "auto-tune-efx-plus"],
});
