import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-chord",
      title: "From one voice to three",
      parts: [
        {
          kind: "steps",
          items: [
            "Set key and scale, by hand or from AutoKey. Hum the note that feels like home and check that it is the one you set.",
            "Play the chorus. Switch on one part and set it to +3, a third above.",
            "Turn it down until it is about half as loud as the lead, 6 to 10 dB below.",
            "Switch on a part below, -4 or -8. Leave it in the middle.",
            "Pan the high one to a side. Bypass, compare, and smile or start again.",
          ],
        },
      ],
    },
    {
      anchor: "third",
      title: "What a third is",
      parts: [
        {
          kind: "text",
          text: "A third is sometimes three semitones and sometimes four. The engine knows the scale and chooses. This is +3 in A minor:",
        },
        {
          kind: "table",
          head: ["You sing", "The part sings", "Distance"],
          rows: [
            ["A", "C", "3 semitones"],
            ["B", "D", "3 semitones"],
            ["C", "E", "4 semitones"],
            ["D", "F", "3 semitones"],
            ["E", "G", "3 semitones"],
            ["F", "A", "4 semitones"],
            ["G", "B", "4 semitones"],
          ],
        },
      ],
    },
  ],
};
