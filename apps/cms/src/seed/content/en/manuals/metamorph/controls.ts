import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "corners",
      title: "The four corners",
      parts: [
        {
          kind: "table",
          head: ["Corner", "Position", "What you get"],
          rows: [
            ["You", "Top left", "The original voice"],
            ["Child", "Top right", "A short throat, light vocal folds, a higher voice"],
            ["Machine", "Bottom left", "Even vocal folds; a steady tone without breath"],
            ["Creature", "Bottom right", "A long throat, heavy vocal folds, rough edges"],
          ],
        },
      ],
    },
    {
      anchor: "pad",
      title: "The pad",
      parts: [
        {
          kind: "table",
          head: ["Action", "Result"],
          rows: [
            ["Drag", "Changes the voice continuously"],
            ["Release", "The voice stays where you left it"],
            ["Double-click", "Returns to You"],
            ["Shift-drag", "Fine adjustment"],
            ["Drag along the top edge", "Blends between You and Child"],
            ["Drag along the bottom edge", "Blends between Machine and Creature"],
          ],
        },
      ],
    },
    {
      anchor: "mix",
      title: "Mix and automation",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Across", "0 to 100", "Moves the pad position from left to right; can be automated"],
            ["Down", "0 to 100", "Moves the pad position from top to bottom; can be automated"],
            [
              "Mix",
              "0 to 100",
              "At 100, you hear only the new voice; lower values add the original voice",
            ],
          ],
        },
        {
          kind: "text",
          text: "Mix layers two voices. For a voice in between, drag on the pad and leave Mix at 100.",
        },
      ],
    },
    {
      anchor: "regions",
      title: "Positions to try",
      parts: [
        {
          kind: "table",
          head: ["Across, Down", "What you hear"],
          rows: [
            ["0, 0", "Your own voice"],
            ["30, 0", "A younger relative"],
            ["30, 30", "A believable stranger"],
            ["0, 60", "Your voice on a bad phone line"],
            ["70, 70", "A dark creature"],
          ],
        },
      ],
    },
  ],
};
