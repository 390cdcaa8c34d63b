import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely reason", "Try"],
          rows: [
            [
              "A note jumps to its neighbour",
              "Wrong key, or a note in the scale that the song does not use",
              "Check the key; take that note out",
            ],
            [
              "A note flips up or down an octave",
              "Voice type does not fit",
              "Choose the one below or above",
            ],
            [
              "Warbling on breath and s",
              "Noise where a pitch was expected",
              "Raise Flex-Tune; clean with Vocal Prep",
            ],
            [
              "Long notes stand like posts",
              "Fast retune without Humanize",
              "Humanize up to 40, then listen",
            ],
            ["Nothing happens", "Flex-Tune very high, or bypass", "Flex-Tune to 0"],
            ["Two voices at once", "Room, bleed or a doubler before Pro", "Move Pro to the front"],
          ],
        },
      ],
    },
    {
      anchor: "wrong-place",
      title: "It does not appear or not activate",
      parts: [
        {
          kind: "text",
          text: "If your DAW does not list Pro, let it scan its plug-ins again. If activation says that all computers are in use, free one in your account under Computers: a licence works on two at a time.\n\nGraph edits in the wrong place mean that the audio has moved since Pro heard it. Play that part once more.",
        },
      ],
    },
  ],
};
