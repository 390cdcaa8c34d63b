import { smallEffectPage } from "./small-effect-page.ts";

export const ember = smallEffectPage({
  slug: "ember",
  name: "Ember",
  tagline: "From a glow to a blaze.",
  text: "A little Ember makes a thin voice warm. More makes it rough, and at the end of the range it burns. You sing calmly; the fire comes afterward.",
  seo: {
    title: "Ember: warmth and saturation for vocals",
    description:
      "Ember warms a voice, then saturates it, then sets it on fire. One Drive control, and a curve that shows what it does.",
  },
  features: {
    headline: "One control, three temperatures",
    rows: [
      {
        title: "Warm, rough or burning",
        text: "Low settings round off the peaks, the middle adds grit, the top is full distortion. All of it is one turn of Drive.",
      },
      {
        title: "See what it bends",
        text: "The curve in the window is the sound itself: a straight line changes nothing, and the more it bends, the more it burns.",
      },
      {
        title: "Words stay in front",
        text: "The lows are kept out of the fire, so a distorted line still has its consonants.",
      },
    ],
  },
  demo: {
    headline: "Sung calmly, heard in flames",
    title: "A clean hook catches fire",
    text: "The level stays the same. Only the heat changes.",
  },
  questions: [
    {
      question: "Does it get louder when I turn it up?",
      answer: "No. The level is matched, so you compare the sound and not the volume.",
    },
    {
      question: "Before or after the compressor?",
      answer:
        "After it. An even voice burns evenly; an uneven one only burns on the loud words. That can be just what you want.",
    },
    {
      question: "How do I keep the voice clear?",
      answer:
        "Copy the track, put Ember on the copy and bring it up under the clean one until the line sounds angry.",
    },
  ],
  inside: [
    { name: "Drive", value: "0 to 36 dB, level-matched" },
    { name: "Display", value: "Curve of input and output" },
    { name: "Mix", value: "0 to 100" },
  ],
  latency: "None",
  diskSpace: "90 MB",
  listening: {
    headline: "Three ways to roughen a voice",
    own: "Warm at first, then glowing at the edges.",
    others: [
      { product: "dial", title: "Dial", text: "From the far end of a wire." },
      { product: "undertow", title: "Undertow", text: "The same voice an octave below." },
    ],
  },
  goesWith: ["vocal-compressor", "undertow", "dial"],
});
