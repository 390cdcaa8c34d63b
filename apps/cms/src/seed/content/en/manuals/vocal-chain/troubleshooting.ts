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
          head: ["What you hear", "Tool", "Try"],
          rows: [
            ["Words sound cut off or under water", "Prep", "Less Noise"],
            [
              "The voice changes tone from note to note",
              "EQ",
              "Following off for that band; on chords, for all",
            ],
            ["Breaths as loud as words", "Compressor", "Threshold up, or a lower ratio"],
            ["A lisp", "De-Esser", "Half the reduction, a narrower band"],
            ["Dull, no air", "De-Esser", "Move the lower handle up"],
            ["An echo instead of a room", "Reverb", "Pre-delay below 40 ms"],
            ["Twice as loud on a send", "Reverb", "Turn dry off"],
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "Delay while recording",
      parts: [
        {
          kind: "table",
          head: ["Tool", "Adds"],
          rows: [
            ["Prep", "About 45 ms: not for headphones"],
            ["EQ", "None; about 20 ms with following"],
            ["Compressor", "None; 5 ms with look-ahead"],
            ["De-Esser", "About 2 ms"],
            ["Reverb", "None"],
          ],
        },
        {
          kind: "text",
          text: "In the mix the host compensates. For a singer leave Prep out and following and look-ahead off: about 2 ms remain.",
        },
      ],
    },
  ],
};
