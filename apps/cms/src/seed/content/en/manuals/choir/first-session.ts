import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-row",
      title: "Fill the first row",
      parts: [
        {
          kind: "steps",
          items: [
            "Duplicate the lead vocal of the chorus to a new track and insert Choir on it.",
            "Click six seats in the front row.",
            "Keep Pitch, Timing and Throat low and start playback. At first, it sounds like an effect.",
            "Raise Timing until it sounds like a group of people.",
            "Raise Pitch slightly, then Throat. Turn the track down until you only notice it when you mute it.",
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
            ["2 to 4", "Doubling; Twin does this with fewer steps"],
            ["8", "A group of friends"],
            ["20", "A choir"],
            ["40 or more", "A large mass of voices"],
            ["48", "A full house; the highest CPU load"],
          ],
        },
      ],
    },
  ],
};
