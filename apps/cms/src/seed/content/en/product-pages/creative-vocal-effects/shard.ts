import { smallEffectPage } from "./small-effect-page.ts";

export const shard = smallEffectPage({
  slug: "shard",
  name: "Shard",
  tagline: "Break the take. Keep the song.",
  text: "Shard cuts a voice into splinters and throws them: backward, up an octave, to the left and right. Use it on one word, or let the whole line fall apart.",
  seo: {
    title: "Shard: granular effects for vocals",
    description:
      "Shard breaks a vocal into grains and puts it back together differently. Set the size of the splinters and how far they fly.",
  },
  features: {
    headline: "Splinters you can steer",
    rows: [
      {
        title: "From dust to shards",
        text: "Small grains blur a word into a cloud. Large ones keep syllables that you can still recognize.",
      },
      {
        title: "How far they fly",
        text: "Scatter sets how far grains land from where they were sung, in time and across the stereo field.",
      },
      {
        title: "As broken as you like",
        text: "Blend in as much of the original as the words need.",
      },
    ],
  },
  demo: {
    headline: "A hook goes through the window",
    title: "Whole, then in pieces",
    text: "Some splinters run backward, some jump an octave. The tune is still in there.",
  },
  questions: [
    {
      question: "Is it random?",
      answer:
        "Grains fall differently, but the same setting plays back the same way every time, so a bounce is what you heard.",
    },
    {
      question: "Does it follow the tempo?",
      answer: "No. Shard is loose on purpose. For repeats in time, use Stutter.",
    },
    {
      question: "Where do I start?",
      answer:
        "One word before the chorus. It’s tempting to do the whole song, and then nothing is broken anymore.",
    },
  ],
  inside: [
    { name: "Grain size", value: "10 to 250 ms" },
    { name: "Scatter", value: "0 to 100" },
    { name: "Grains", value: "Forward, backward, octave up or down" },
    { name: "Output", value: "Stereo" },
  ],
  latency: "None",
  diskSpace: "90 MB",
  listening: {
    headline: "Cut up, three ways",
    own: "The take in splinters, put back together.",
    others: [
      { product: "stutter", title: "Stutter", text: "Slices on repeat, in time." },
      { product: "halo", title: "Halo", text: "A tail that climbs and shimmers." },
    ],
  },
  goesWith: ["stutter", "halo", "vocal-reverb"],
});
