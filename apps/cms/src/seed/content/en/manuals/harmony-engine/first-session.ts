import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-chord",
      title: "Turn one voice into three",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the key and scale manually, or send them from AutoKey. Hum the note that feels like home and check that it matches the key.",
            "Play the chorus. Turn on one part and set its interval to +3, a third above.",
            "Turn the part down until it’s about half as loud as the lead, 6 to 10 dB below it.",
            "Turn on a second part below the lead, at -4 or -8. Leave it panned to the center.",
            "Pan the high part to one side. Bypass Harmony Engine and compare.",
          ],
        },
      ],
    },
    {
      anchor: "third",
      title: "How thirds work",
      parts: [
        {
          kind: "text",
          text: "A third can be three or four semitones. Harmony Engine picks the one that fits the scale. Here’s +3 in A minor:",
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
