import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-minute",
      title: "The first minute",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the key and the scale. If you do not know them, let AutoKey listen to the song.",
            "Sing a long note and look at the dial. The bright note should be the one you mean.",
            "Turn Retune to the middle and sing the hardest line you have.",
            "Notes wobble: make Retune faster. Slides turn into stairs: make it slower.",
            "Long notes stand too still: give them more Human.",
          ],
        },
      ],
    },
    {
      anchor: "no-key",
      title: "When nobody knows the key",
      parts: [
        {
          kind: "text",
          text: "Tap the notes on the dial that you want in, and leave the others out. Five right notes are better than twelve possible ones: with fewer notes allowed, there are fewer wrong places to go.",
        },
        {
          kind: "note",
          text: "Chromatic is not a safe choice. It moves a note that is 60 cents flat to the semitone below, because that is nearer.",
        },
      ],
    },
  ],
};
