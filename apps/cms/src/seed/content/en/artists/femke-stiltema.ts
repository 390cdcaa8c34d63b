import type { SeedArtist } from "../../seed-reading.ts";

export const femkeStiltema: SeedArtist = {
  name: "Femke Stiltema",
  role: "Podcaster, stories about lighthouses",
  quote: "Nobody writes to me about my voice. That took me two years of work.",
  summary:
    "Femke is 39 and talks in Dutch to people who used to keep lighthouses. She never sings, tunes nothing, and uses the vocal chain every Thursday.",
  products: ["vocal-prep", "vocal-compressor", "vocal-de-esser", "dial"],
  sections: [
    {
      anchor: "speech-is-different",
      title: "Speech is different",
      parts: [
        {
          kind: "text",
          text: "A song may come and go. Speech must be understood on a bicycle. Femke therefore cares about three things: no noise between sentences, one level for two people, and no s that hurts.",
        },
        {
          kind: "steps",
          items: [
            "One Vocal Prep for each person, never one for both. Two rooms have two noises.",
            "Level in Prep high enough that a mumbled answer can be heard; then Vocal Compressor at 3:1, taking 3 to 5 dB.",
            "Vocal De-Esser on the guest who sits too close. There is always one.",
            "The finished episode goes out at -16 LUFS.",
          ],
        },
      ],
    },
    {
      anchor: "old-letters",
      title: "Old letters",
      parts: [
        {
          kind: "text",
          text: "When she reads from a logbook, she puts Dial on her own voice, so that listeners know at once who is speaking: Femke, or a keeper long ago. Ten seconds at a time. After twenty they reach for the volume.",
        },
        {
          kind: "text",
          text: "What does not work: an interview recorded with a telephone from across the room. She has tried. Prep makes it quieter, not nearer.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Femke Stiltema is an invented sample, and so is her podcast. There are real lighthouses, but none of their keepers was asked.",
        },
      ],
    },
  ],
  seo: {
    title: "Femke Stiltema, podcaster (invented sample)",
    description:
      "An invented podcaster who never sings: Vocal Prep for each guest, a calm compressor, a de-esser, and Dial for old letters.",
  },
};
