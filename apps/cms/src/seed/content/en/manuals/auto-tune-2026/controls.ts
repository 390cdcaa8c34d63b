import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "knobs",
      title: "The two knobs",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "Low", "High"],
          rows: [
            [
              "Retune",
              "0 to 300 ms",
              "Fast correction, down to the hard-tuned effect",
              "Slow correction that only affects long notes",
            ],
            [
              "Human",
              "0 to 100",
              "Long notes are corrected as firmly as short ones",
              "Long notes keep their natural movement",
            ],
          ],
        },
      ],
    },
    {
      anchor: "dial",
      title: "The dial",
      parts: [
        {
          kind: "table",
          head: ["Element", "What it means"],
          rows: [
            ["Bright note", "The note you’re singing now"],
            ["Number below it", "How far off pitch you are, in cents"],
            ["Marks under the notes", "A pitch ruler; the marks closest to your note light up"],
            ["Dark note", "Not in the scale; your voice is never tuned to it"],
            ["Click a note", "Adds it to the scale or removes it, even while you sing"],
          ],
        },
      ],
    },
    {
      anchor: "scales",
      title: "Key and scale",
      parts: [
        {
          kind: "table",
          head: ["Scale", "Best for"],
          rows: [
            ["Major, minor", "Most songs"],
            ["Chromatic", "A song that changes key, with a singer who is already close to pitch"],
            ["Your own notes", "Riffs, borrowed chords, five-note melodies"],
            ["From AutoKey", "A track that arrived without its key"],
          ],
        },
      ],
    },
  ],
};
