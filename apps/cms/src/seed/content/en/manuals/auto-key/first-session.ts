import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-song",
      title: "Find the key in eight bars",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert AutoKey on the instruments. Leave out the drums if you can, because they blur the result.",
            "Play eight bars of the chorus that include all its chords.",
            "Wait until the result stops changing.",
            "Check the confidence, then the list of other keys below it.",
            "Hum the note the song would end on. If it matches the key AutoKey shows, click Send.",
          ],
        },
      ],
    },
    {
      anchor: "send",
      title: "Send the key",
      parts: [
        {
          kind: "text",
          text: "Click Send to set the key and scale in every AutoTune in the session: Pro, 2026, Hybrid and EFX+. Harmony Engine receives them too. If you open another plug-in later, click Send again.",
        },
        {
          kind: "note",
          text: "Sending replaces the key that was set in those plug-ins. If a track needs a different key, set it there after you send.",
        },
      ],
    },
  ],
};
