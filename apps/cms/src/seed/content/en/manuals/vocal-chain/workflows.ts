import type { SeedManualChapter } from "../../../seed-reading.ts";

export const workflows: SeedManualChapter = {
  slug: "workflows",
  title: "Workflows",
  sections: [
    {
      anchor: "while-recording",
      title: "A chain for the headphones",
      parts: [
        {
          kind: "text",
          text: "While somebody sings, use only what adds no delay: EQ with Following off, the Compressor with Look-ahead off, a short Reverb. Leave Prep out and clean the take afterward. Record dry: the chain is for the headphones, not for the disk.",
        },
      ],
    },
    {
      anchor: "many-voices",
      title: "Many voices, one room",
      parts: [
        {
          kind: "text",
          text: "Put Prep and EQ on each track, because every take has its own faults. Send all of them to a bus with one Compressor and one De-Esser, gentle ones: 2:1 and 4 dB. Put one Reverb on a send with Dry off, so that all of them sing in the same place.",
        },
      ],
    },
  ],
};
