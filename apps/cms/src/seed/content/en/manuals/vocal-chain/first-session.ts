import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-pass",
      title: "Set up the chain",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert the plug-ins in order and turn all of them off except Prep.",
            "Play about ten seconds that include words and pauses. Prep sets its four controls.",
            "Turn on EQ and play a verse. Use the suggested curve as a starting point.",
            "Turn on the Compressor and play the quietest and loudest lines.",
            "Turn on the De-Esser and loop the line with the most “s” sounds. The band moves to the sibilance.",
            "Turn on the Reverb, let it suggest a room, and turn it down slightly.",
          ],
        },
      ],
    },
    {
      anchor: "compare",
      title: "Compare at equal volume",
      parts: [
        {
          kind: "text",
          text: "Match the volume before you compare: even 1 dB louder sounds better. Bypass the plug-ins one at a time. If you don’t miss one, remove it.",
        },
      ],
    },
  ],
};
