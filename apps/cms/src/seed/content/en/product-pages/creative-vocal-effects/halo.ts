import { smallEffectPage } from "./small-effect-page.ts";

export const halo = smallEffectPage({
  slug: "halo",
  name: "Halo",
  tagline: "The note ends. The light goes on.",
  text: "Halo is a reverb whose tail climbs an octave and shimmers while it fades. Sing one long note and the room above you starts to glow.",
  seo: {
    title: "Halo: shimmer reverb for vocals",
    description:
      "Halo is a shimmer reverb made for voices: a long tail that rises an octave as it fades, without covering the words.",
  },
  features: {
    headline: "A room with no ceiling",
    rows: [
      {
        title: "It climbs as it fades",
        text: "Each ring in the window is an echo an octave higher. Decide how many there are and how bright they get.",
      },
      {
        title: "Long, but not muddy",
        text: "The low end stays out of the tail, so a slow song can have a very large room.",
      },
      {
        title: "The voice stays dry",
        text: "Your words are in front, the light is behind them. Turn up only what glows.",
      },
    ],
  },
  demo: {
    headline: "Held notes, and what rises from them",
    title: "A note that goes on without you",
    text: "Wait for the end of the line. That’s where it happens.",
  },
  questions: [
    {
      question: "Halo or Vocal Reverb?",
      answer: "Vocal Reverb is for rooms that could exist. Halo is for those that couldn’t.",
    },
    {
      question: "Is it too much for a fast song?",
      answer: "On every word, yes. On the last word of a line, rarely.",
    },
    {
      question: "Does it have to be an octave?",
      answer: "You can add a fifth above it. Other intervals soon clash with the chords.",
    },
  ],
  inside: [
    { name: "Decay", value: "1 to 20 seconds" },
    { name: "Rise", value: "One octave, or an octave and a fifth" },
    { name: "Brightness", value: "0 to 100" },
    { name: "Output", value: "Stereo" },
  ],
  latency: "None",
  diskSpace: "90 MB",
  listening: {
    headline: "Rooms, and what’s above them",
    own: "A tail that climbs and shimmers.",
    others: [
      { product: "vocal-reverb", title: "Vocal Reverb", text: "A room that could exist." },
      {
        product: "orbit",
        title: "Orbit",
        text: "Around your head. Use headphones for this one.",
      },
    ],
  },
  goesWith: ["vocal-reverb", "choir", "whisper"],
});
