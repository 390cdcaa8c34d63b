import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-pass",
      title: "Once through the chain",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert the five in order. Bypass all but Prep.",
            "Play about ten seconds with words and pauses. Prep moves its four amounts.",
            "Switch EQ on and play a verse; take the curve that it offers.",
            "Switch the compressor on and play the quietest and the loudest line.",
            "Switch the de-esser on, loop the line with the most s, and let the band find it.",
            "Switch the reverb on, ask for a room, and turn it down a little.",
          ],
        },
      ],
    },
    {
      anchor: "compare",
      title: "Compare fairly",
      parts: [
        {
          kind: "text",
          text: "Match the loudness before you compare: 1 dB more is enough to seem better. Bypass tools one at a time. If you do not miss one, leave it out.",
        },
      ],
    },
  ],
};
