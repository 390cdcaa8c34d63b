import { smallEffectPage } from "./small-effect-page.ts";

export const twin = smallEffectPage({
  slug: "twin",
  name: "Twin",
  tagline: "Sing it once. Hear it doubled.",
  text: "Twin sings your part again on either side of you, a little late and never quite the same. It’s the sound of a careful double, from a single take.",
  seo: {
    title: "Twin: double-tracking from one take",
    description:
      "Twin doubles a vocal from a single take: two more voices, left and right, each a little late and a little off, the way people are.",
  },
  features: {
    headline: "Almost the same, on purpose",
    rows: [
      {
        title: "Two takes from one",
        text: "A second voice on the left, a third on the right, and you in the middle.",
      },
      {
        title: "The gap is the effect",
        text: "The window draws both takes and measures the distance between them. A few milliseconds sound tight; more sound like two people.",
      },
      {
        title: "Never the same twice",
        text: "Pitch and timing drift by themselves, so the double doesn’t turn hollow the way a copied track does.",
      },
    ],
  },
  demo: {
    headline: "One singer, suddenly wide",
    title: "A double without a second take",
    text: "Listen on headphones: the middle stays put, the sides fill up.",
  },
  questions: [
    {
      question: "Is it as good as singing it twice?",
      answer:
        "A real double has more life, because you breathe differently each time. Twin is for when there’s no second take, or when the second one won’t sit.",
    },
    {
      question: "What happens in mono?",
      answer: "The voice gets a bit thicker and stays clear. The width needs two speakers.",
    },
    {
      question: "Twin or Choir?",
      answer: "Twin thickens one voice. For a group behind it, use Choir.",
    },
  ],
  inside: [
    { name: "Added voices", value: "2: left and right" },
    { name: "Gap", value: "0 to 60 ms" },
    { name: "Drift", value: "Pitch and timing" },
    { name: "Output", value: "Stereo" },
  ],
  latency: "About 25 ms, compensated by your DAW",
  diskSpace: "90 MB",
  listening: {
    headline: "Two voices, or more",
    own: "Sung twice, or so it seems.",
    others: [
      { product: "choir", title: "Choir", text: "The same notes, sung by everybody." },
      { product: "harmony-engine", title: "Harmony Engine", text: "Different notes, one chord." },
    ],
  },
  goesWith: ["harmony-engine", "choir", "vocal-de-esser"],
});
