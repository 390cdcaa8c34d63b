import type { SeedArtist } from "../../seed-reading.ts";

export const maelleDutremolo: SeedArtist = {
  name: "Maëlle Dutremolo",
  role: "Singer, metal and noise",
  quote: "I’d like to still have a voice at thirty. So the distortion can do the shouting.",
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
          text: "On record she sings at the volume of a firm conversation and lets Ember burn it. Her teacher hears nothing to complain about; the guitarist hears an army. If her throat hurts, the session ends, even in the middle of a take.",
        },
        {
          kind: "steps",
          items: [
            "Vocal Prep first. Saturation lifts whatever is quiet, and the bakery fires up its ovens at four.",
            "Two tracks of the same line: one clean and one through Ember, set a little lower.",
            "Larynx on a third, with the throat made longer, only under the last word of a line.",
          ],
        },
        {
          kind: "picture",
          product: "ember",
          caption: "Ember does the burning. She sings at the volume of a firm conversation.",
        },
      ],
    },
    {
      anchor: "quiet-places",
      title: "The quiet parts",
      parts: [
        {
          kind: "text",
          text: "Before each breakdown comes a line through Whisper, all breath and no tone. It makes the next bar sound louder than it is, for free. Shard breaks up one word of the bridge. She decides which one at the very end, because it’s tempting to do them all.",
        },
        {
          kind: "picture",
          product: "whisper",
          caption: "Whisper: from tone on the left to nothing but breath.",
        },
        {
          kind: "text",
          text: "Nothing is tuned. She may change her mind about that, too.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Sing your heaviest line at half the volume and copy the track. Put Ember on the copy and bring it up under the clean one until the line sounds angry. If your throat hurts, stop for the day. No take is worth it.",
        },
      ],
    },
  ],
  seo: {
    title: "Maëlle Dutremolo, metal singer",
    description:
      "A metal singer who protects her throat: Ember, Larynx, Whisper and Shard do the shouting, and Vocal Prep cleans up first.",
  },
};
