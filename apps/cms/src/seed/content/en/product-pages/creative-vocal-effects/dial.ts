import { smallEffectPage } from "./small-effect-page.ts";

export const dial = smallEffectPage({
  slug: "dial",
  name: "Dial",
  tagline: "Someone’s on the line.",
  text: "Dial plays a voice through a telephone, a kitchen radio, a station loudspeaker or a tin can. Turn the wheel until it comes from the right place.",
  seo: {
    title: "Dial: telephone and radio voices",
    description:
      "Dial puts a vocal through a telephone, an old radio, a loudspeaker or a tin can. Four buttons and one wheel.",
  },
  features: {
    headline: "Four buttons and a wheel",
    rows: [
      {
        title: "Four small speakers",
        text: "Phone, radio, loudspeaker and tin can, each with its own wire and its own grit.",
      },
      {
        title: "Turn until it’s right",
        text: "The wheel moves the narrow band that’s left of the voice. Lower is a wall, higher is a cheap earpiece.",
      },
      {
        title: "Switch mid-song",
        text: "Automate the buttons: the verse on the phone, the chorus in the room.",
      },
    ],
  },
  demo: {
    headline: "From the other end of the wire",
    title: "A hook on the phone",
    text: "Little bass, little treble, and suddenly a story.",
  },
  questions: [
    {
      question: "Couldn’t an EQ do this?",
      answer: "The narrow band, yes. The strain of a small speaker, no.",
    },
    {
      question: "Does it add noise and crackle?",
      answer: "No. A quiet gap stays quiet, so you can put it on a whole track.",
    },
    {
      question: "How long can I leave it on?",
      answer: "About ten seconds at a time. After twenty, listeners reach for the volume.",
    },
  ],
  inside: [
    { name: "Speakers", value: "4: phone, radio, loudspeaker, tin can" },
    { name: "Band", value: "300 Hz to 3.4 kHz, moved by the wheel" },
    { name: "Mix", value: "0 to 100" },
  ],
  latency: "None",
  diskSpace: "90 MB",
  listening: {
    headline: "Small speakers, big characters",
    own: "From the far end of a wire.",
    others: [
      { product: "ember", title: "Ember", text: "Warm at first, then glowing at the edges." },
      { product: "whisper", title: "Whisper", text: "All breath, all words, no tone." },
    ],
  },
  goesWith: ["stutter", "ember", "vocal-prep"],
});
