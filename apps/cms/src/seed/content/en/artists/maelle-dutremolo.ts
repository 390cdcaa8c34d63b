import type { SeedArtist } from "../../seed-reading.ts";

export const maelleDutremolo: SeedArtist = {
  name: "Maëlle Dutremolo",
  role: "Singer, metal and noise",
  quote: "I would like to still have a voice at thirty. So the distortion can do the shouting.",
  summary:
    "Maëlle is 19 and sings in French in a band that rehearses below a bakery. She learned early that loud and damaged are two different sounds.",
  products: ["ember", "larynx", "whisper", "shard", "vocal-prep"],
  sections: [
    {
      anchor: "loud-without-damage",
      title: "Loud without damage",
      parts: [
        {
          kind: "text",
          text: "On record she sings at the volume of a firm conversation and lets Ember burn it. Her teacher hears nothing to complain about; the guitarist hears an army. If her throat hurts, the session ends, also in the middle of a take.",
        },
        {
          kind: "steps",
          items: [
            "Vocal Prep first. Saturation lifts whatever is quiet, and the bakery starts its ovens at four.",
            "Two tracks of the same line: one clean, one through Ember, the second a little lower.",
            "Larynx on a third, with the throat made longer, only under the last word of a line.",
          ],
        },
      ],
    },
    {
      anchor: "quiet-places",
      title: "The quiet places",
      parts: [
        {
          kind: "text",
          text: "Before each breakdown comes a line through Whisper, all breath and no tone. It makes the next bar sound louder than it is, for free. Shard takes one word of the bridge apart. She decides which one at the very end, because it is tempting to take them all.",
        },
        {
          kind: "text",
          text: "Nothing is tuned. She may change her mind about that, too.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Maëlle Dutremolo is an invented sample; there is no band and no bakery. The advice about your throat is meant seriously.",
        },
      ],
    },
  ],
  seo: {
    title: "Maëlle Dutremolo, metal singer (invented sample)",
    description:
      "An invented metal singer who protects her throat: Ember, Larynx, Whisper and Shard do the shouting, Vocal Prep cleans up first.",
  },
};
