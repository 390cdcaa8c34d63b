import { smallEffectPage } from "./small-effect-page.ts";

export const whisper = smallEffectPage({
  slug: "whisper",
  name: "Whisper",
  tagline: "All of the words, none of the voice.",
  text: "Whisper takes the tone out of a voice and leaves breath in its place. The words stay clear, and the room goes quiet to hear them.",
  seo: {
    title: "Whisper: turn a sung vocal into breath",
    description:
      "Whisper swaps the tone of a voice for breath and keeps every word. Blend from a touch of air to no voice at all.",
  },
  features: {
    headline: "From tone to breath",
    rows: [
      {
        title: "One slider",
        text: "Tone on the left, breath on the right. Stop where the line gets close enough.",
      },
      {
        title: "Every word survives",
        text: "Vowels and consonants keep their shape. Only the note goes away.",
      },
      {
        title: "Air for a dull take",
        text: "Near the left end it isn’t an effect at all, just the air that the microphone missed.",
      },
    ],
  },
  demo: {
    headline: "The note leaves, the words stay",
    title: "Long notes, then only breath",
    text: "Listen for the vowels: they’re all still there.",
  },
  questions: [
    {
      question: "Can’t I just whisper?",
      answer:
        "You can, but a real whisper is quiet, noisy and never in time with the take you’ve already sung. This one follows it exactly.",
    },
    {
      question: "Does it need a tuned vocal?",
      answer: "No. At full breath there’s no pitch left to be wrong.",
    },
    {
      question: "Why does the s get sharp?",
      answer: "Breath is bright. Put Vocal De-Esser before it, not after.",
    },
  ],
  inside: [
    { name: "Blend", value: "Tone to breath, 0 to 100" },
    { name: "Keeps", value: "Words, timing, level" },
    { name: "Automation", value: "The blend, for single words" },
  ],
  latency: "About 5 ms",
  diskSpace: "90 MB",
  listening: {
    headline: "A voice, changed from inside",
    own: "All breath, all words, no tone.",
    others: [
      { product: "larynx", title: "Larynx", text: "A throat bent into another shape." },
      { product: "vocodist", title: "Vocodist", text: "A chord that talks." },
    ],
  },
  goesWith: ["vocal-de-esser", "halo", "twin"],
});
