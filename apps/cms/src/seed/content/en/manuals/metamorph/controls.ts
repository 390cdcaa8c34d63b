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
          head: ["Corner", "Place", "What you get"],
          rows: [
            ["You", "Top left", "The voice as it came in"],
            ["Child", "Top right", "A short throat, light folds, a higher voice"],
            ["Machine", "Bottom left", "Even folds, steady and without breath in the tone"],
            ["Creature", "Bottom right", "A long throat, heavy folds, rough edges"],
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
          head: ["Do this", "And this happens"],
          rows: [
            ["Drag", "The voice moves with you, without steps"],
            ["Let go", "It stays where you left it"],
            ["Double-click", "Back to you"],
            ["Shift while dragging", "Fine steps"],
            ["Move along the upper edge", "Between two people"],
            ["Move along the lower edge", "Between two things that are not"],
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
            ["Across", "0 to 100", "The pad from left to right, for automation"],
            ["Down", "0 to 100", "The pad from top to bottom, for automation"],
            ["Mix", "0 to 100", "At 100 only the new voice; below, you stand beside it"],
          ],
        },
        {
          kind: "text",
          text: "Mix makes two people, not half a person. For somebody in between, move on the pad and leave Mix at 100.",
        },
      ],
    },
    {
      anchor: "regions",
      title: "Places worth knowing",
      parts: [
        {
          kind: "table",
          head: ["Across, Down", "Who is there"],
          rows: [
            ["0, 0", "You"],
            ["30, 0", "A younger relative"],
            ["30, 30", "Nobody you know, and plausible"],
            ["0, 60", "You, on a bad telephone line to yourself"],
            ["70, 70", "Not for small children"],
          ],
        },
      ],
    },
  ],
};
