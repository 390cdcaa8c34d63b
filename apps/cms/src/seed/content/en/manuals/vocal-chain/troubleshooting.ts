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
          head: ["What you hear", "Plug-in", "Try"],
          rows: [
            ["Words sound cut off or underwater", "Prep", "Lower Noise"],
            [
              "The noise comes back between words",
              "Prep",
              "Leave a second of silence at the start and let it listen again",
            ],
            [
              "The voice changes tone from note to note",
              "EQ",
              "Turn Following off for that band; on chords, for all bands",
            ],
            ["Breaths are as loud as words", "Compressor", "Raise Threshold, or lower Ratio"],
            [
              "The level pumps with the beat",
              "Compressor",
              "Slow Release down; cut Rumble before it",
            ],
            ["The singer seems to lisp", "De-Esser", "Halve Reduction; narrow the band"],
            ["Dull, without air", "De-Esser", "Move the lower handle up"],
            ["An echo instead of a room", "Reverb", "Set Pre-delay below 40 ms"],
            ["The vocal is twice as loud on a send", "Reverb", "Turn off the dry signal"],
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "Latency while recording",
      parts: [
        {
          kind: "table",
          head: ["Plug-in", "Added latency"],
          rows: [
            ["Prep", "About 45 ms; not suitable for headphone monitoring"],
            ["EQ", "None; about 20 ms with Following"],
            ["Compressor", "None; 5 ms with Look-ahead"],
            ["De-Esser", "About 2 ms"],
            ["Reverb", "None"],
          ],
        },
        {
          kind: "text",
          text: "In the mix, your DAW compensates for latency. While recording, leave Prep out and turn Following and Look-ahead off. About 2 ms remain.",
        },
      ],
    },
    {
      anchor: "nothing-happens",
      title: "A plug-in does nothing",
      parts: [
        {
          kind: "text",
          text: "If the window doesn’t move, no signal arrives: check the track’s input and the order of the inserts. If it moves and nothing changes, look at the light at the left of the title bar: it’s out while the plug-in is bypassed. If a suggestion never appears, play at least ten seconds that include singing and silence. And if your DAW doesn’t list a plug-in, rescan; each of the five has its own installer and its own license.",
        },
      ],
    },
  ],
};
