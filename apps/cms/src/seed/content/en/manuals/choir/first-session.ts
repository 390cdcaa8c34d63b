import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-row",
      title: "The first row",
      parts: [
        {
          kind: "steps",
          items: [
            "Duplicate the lead of the chorus to a new track and put Choir on it.",
            "Seat six singers in the front row.",
            "Keep all spreads low and play. It will sound like an effect.",
            "Raise timing until it sounds like people.",
            "Raise pitch a little, then throat. Turn the track down until you miss it when it is muted.",
          ],
        },
      ],
    },
    {
      anchor: "how-many",
      title: "How many voices",
      parts: [
        {
          kind: "table",
          head: ["Voices", "Sounds like"],
          rows: [
            ["2 to 4", "Doubling; Twin does that with less work"],
            ["8", "Friends"],
            ["20", "A choir"],
            ["40 and more", "Size rather than people"],
            ["48", "Every seat taken; your fan may join"],
          ],
        },
      ],
    },
  ],
};
