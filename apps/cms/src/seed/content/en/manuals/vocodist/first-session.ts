import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-words",
      title: "Make a chord talk",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert Vocodist on a spoken or sung track. You hear it right away, because a chord is built in.",
            "Turn Mix to 100 so you hear only the vocoder.",
            "Set Carrier to the center. Higher is brighter and clearer; lower is duller and warmer.",
            "Raise Grit until you can hear the “t,” “s” and “k” sounds.",
            "Turn Formant up and down to hear its range, then set it. Turn Mix down slightly.",
          ],
        },
      ],
    },
    {
      anchor: "carriers",
      title: "Choose a carrier",
      parts: [
        {
          kind: "table",
          head: ["Carrier", "Setup", "Good for"],
          rows: [
            ["Built-in chord", "None", "Sketching ideas, robot voices"],
            [
              "MIDI",
              "Route a MIDI track to Vocodist and play up to 8 notes",
              "Chords that follow the song",
            ],
            [
              "Side-chain",
              "Choose another track as the side-chain input",
              "Guitars and strings; drums for experiments",
            ],
          ],
        },
        {
          kind: "note",
          text: "With MIDI or a side-chain, Vocodist only makes sound while the carrier is playing.",
        },
      ],
    },
  ],
};
