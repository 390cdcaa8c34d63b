import type { SeedArtist } from "../../seed-reading.ts";

export const femkeStiltema: SeedArtist = {
  name: "Femke Stiltema",
  role: "Podcaster, stories about lighthouses",
  quote: "No one writes to me about my voice. That took two years of work.",
  summary:
    "Femke is 39 and talks, in Dutch, with people who used to keep lighthouses. She never sings, tunes nothing and uses the vocal chain every Thursday.",
  products: ["vocal-prep", "vocal-compressor", "vocal-de-esser", "dial"],
  sections: [
    {
      anchor: "speech-is-different",
      title: "Speech is different",
      parts: [
        {
          kind: "text",
          text: "A song can come and go. Speech has to be understood on a bicycle. So Femke cares about three things: no noise between sentences, one level for two people and no s that hurts.",
        },
        {
          kind: "steps",
          items: [
            "One Vocal Prep per person, never one for both. Two rooms have two kinds of noise.",
            "Level in Prep high enough that you can hear a mumbled answer. Then Vocal Compressor at 3:1, taking off 3 to 5 dB.",
            "Vocal De-Esser on the guest who sits too close. There’s always one.",
            "The finished episode goes out at −16 LUFS.",
          ],
        },
        { kind: "figure", value: "−16 LUFS", label: "for the finished episode" },
      ],
    },
    {
      anchor: "old-letters",
      title: "Old letters",
      parts: [
        {
          kind: "text",
          text: "When she reads from an old letter or a logbook, she puts Dial on her own voice, so listeners can tell right away who’s speaking: Femke, or a keeper long ago. Ten seconds at a time. After twenty, they reach for the volume.",
        },
        {
          kind: "picture",
          product: "dial",
          caption: "Dial on the radio setting: suddenly it’s someone from long ago.",
        },
        {
          kind: "text",
          text: "What doesn’t work: an interview recorded with a phone from across the room. She’s tried. Prep makes it quieter, not closer.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Before your next interview, have everyone sit quietly for three seconds, on their own mic, with the recording running. That’s what Prep learns the noise from, and it’s the cheapest cleanup you’ll ever do.",
        },
      ],
    },
  ],
  seo: {
    title: "Femke Stiltema, podcaster",
    description:
      "A podcaster who never sings: Vocal Prep for each guest, a calm compressor, a de-esser, and Dial for old letters.",
  },
};
