import { smallEffectPage } from "./small-effect-page.ts";

export const orbit = smallEffectPage({
  slug: "orbit",
  name: "Orbit",
  tagline: "The singer walks around you.",
  text: "Orbit moves a voice in a circle around the listener’s head: past one ear, behind, past the other and back to the front. Best on headphones.",
  seo: {
    title: "Orbit: a voice that circles your head",
    description:
      "Orbit moves a vocal around the listener, in front and behind, slowly or fast. Made for headphones, safe on speakers.",
  },
  features: {
    headline: "A circle with you inside",
    rows: [
      {
        title: "Seen from above",
        text: "Your head is in the middle, and each voice draws a tail as it passes. What you see is what you hear.",
      },
      {
        title: "Slow walk or fast spin",
        text: "Set the speed freely, or lock one turn to a number of bars.",
      },
      {
        title: "Near and far",
        text: "A wide circle sounds distant, a narrow one is right at your ear.",
      },
    ],
  },
  demo: {
    headline: "Put your headphones on",
    title: "Once around the head",
    text: "Close your eyes and point at the singer.",
  },
  questions: [
    {
      question: "Does it work on speakers?",
      answer: "You’ll hear it move left and right. The part behind your head needs headphones.",
    },
    {
      question: "What’s left in mono?",
      answer: "A steady voice. Nothing disappears on a phone.",
    },
    {
      question: "On the lead or on the backing vocals?",
      answer:
        "On ad-libs and doubles. A lead that never keeps still makes people dizzy, except when it should.",
    },
  ],
  inside: [
    { name: "Speed", value: "0.02 to 4 Hz, or synced to your DAW" },
    { name: "Circle", value: "Narrow to wide" },
    { name: "Direction", value: "Clockwise or counterclockwise" },
    { name: "Output", value: "Stereo, for headphones" },
  ],
  latency: "About 3 ms",
  diskSpace: "90 MB",
  listening: {
    headline: "Around, above and beside",
    own: "Around your head. Use headphones for this one.",
    others: [
      { product: "halo", title: "Halo", text: "A tail that climbs and shimmers." },
      { product: "twin", title: "Twin", text: "Sung twice, or so it seems." },
    ],
  },
  goesWith: ["vocal-reverb", "twin", "halo"],
});
