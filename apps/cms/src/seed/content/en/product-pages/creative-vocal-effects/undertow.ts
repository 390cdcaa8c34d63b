import { smallEffectPage } from "./small-effect-page.ts";

export const undertow = smallEffectPage({
  slug: "undertow",
  name: "Undertow",
  tagline: "You, an octave down.",
  text: "Undertow adds the same voice an octave below. Kept low, you feel it more than you hear it. Turned up, something large sings along.",
  seo: {
    title: "Undertow: an octave below your voice",
    description:
      "Undertow adds your own voice an octave lower, soft and dark below the lead. More weight for a hook, a last chorus or a single word.",
  },
  features: {
    headline: "Weight, not volume",
    rows: [
      {
        title: "The same voice, below",
        text: "It follows every slide and every breath of the take, exactly one octave lower.",
      },
      {
        title: "Dark on purpose",
        text: "The lower voice has no sharp s and no click of its own. The lead carries the words.",
      },
      {
        title: "A longer throat, or your own",
        text: "Leave the throat as it is, or lengthen it so that the low voice belongs to someone larger.",
      },
    ],
  },
  demo: {
    headline: "Then the floor starts to sing",
    title: "A hook with a shadow",
    text: "Use headphones or real speakers. A phone can’t go this low.",
  },
  questions: [
    {
      question: "How loud should it be?",
      answer: "Start about ten dB under the lead. You should miss it when it’s gone.",
    },
    {
      question: "Will it fight with the bass?",
      answer: "It can. Give it the gaps between the bass notes, or cut its lowest octave.",
    },
    {
      question: "Does it work for a low voice?",
      answer: "Yes, but a baritone’s octave is bass guitar country. Use it on the high lines.",
    },
  ],
  inside: [
    { name: "Interval", value: "One octave below" },
    { name: "Throat", value: "Your own to longer" },
    { name: "Tone", value: "Low-pass, 300 Hz to 8 kHz" },
    { name: "Mix", value: "0 to 100" },
  ],
  latency: "About 30 ms, compensated by your DAW",
  diskSpace: "90 MB",
  listening: {
    headline: "More voice from below",
    own: "The same voice an octave below.",
    others: [
      { product: "larynx", title: "Larynx", text: "A throat bent into another shape." },
      { product: "ember", title: "Ember", text: "Warm at first, then glowing at the edges." },
    ],
  },
  goesWith: ["choir", "ember", "vocal-eq"],
});
