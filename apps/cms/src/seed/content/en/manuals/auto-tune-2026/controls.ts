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
              "Fast: stairs, the effect",
              "Slow: only long notes are helped",
            ],
            [
              "Human",
              "0 to 100",
              "Long notes are held as firmly as short ones",
              "Long notes keep their own movement",
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
          head: ["You see or do", "It means"],
          rows: [
            ["The bright note", "What you are singing now"],
            ["The number below it", "How far off you are, in cents"],
            ["The marks under the notes", "A ruler; those nearest to the note are lit"],
            ["A note that is dark", "Not in the scale; you are never sent there"],
            ["Tap a note", "It goes in or out, also while you sing"],
          ],
        },
      ],
    },
    {
      anchor: "scales",
      title: "Scales and key",
      parts: [
        {
          kind: "table",
          head: ["Scale", "Use it for"],
          rows: [
            ["Major, minor", "Nearly everything"],
            ["Chromatic", "A song that changes key, with a singer who is close already"],
            ["Your own notes", "Riffs, borrowed chords, five-note melodies"],
            ["From AutoKey", "A song that somebody sent you without a word"],
          ],
        },
      ],
    },
  ],
};
