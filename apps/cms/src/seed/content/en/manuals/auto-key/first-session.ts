import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-song",
      title: "Find a key in eight bars",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert AutoKey on the instruments. Leave the drums out if you can: they have pitch, but no opinion.",
            "Play eight bars of the chorus, with all its chords.",
            "Wait until the answer holds still.",
            "Read the confidence, then the list below it.",
            "Hum the note on which the song could end. If it has the name in the window, send the key.",
          ],
        },
      ],
    },
    {
      anchor: "send",
      title: "Send it",
      parts: [
        {
          kind: "text",
          text: "One click passes key and scale to every AutoTune in the session: Pro, 2026, Hybrid and EFX+. Harmony Engine takes it too. Windows that you open later do not know it yet; send once more.",
        },
        {
          kind: "note",
          text: "AutoKey overwrites the key that was set there. If one track is meant to be different, set that one afterwards.",
        },
      ],
    },
  ],
};
