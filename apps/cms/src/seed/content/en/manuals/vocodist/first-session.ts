import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-words",
      title: "Hear a chord talk",
      parts: [
        {
          kind: "steps",
          items: [
            "Put Vocodist on a spoken or sung track. Sound comes at once: a chord is built in.",
            "Turn Mix to 100, so that you hear only the machine.",
            "Set Carrier to the middle. Brighter is clearer, duller is warmer.",
            "Raise Grit until the t, s and k come back.",
            "Turn Formant up and down once, to know where it goes. Then bring Mix back a little.",
          ],
        },
      ],
    },
    {
      anchor: "carriers",
      title: "Choose what it sings with",
      parts: [
        {
          kind: "table",
          head: ["Carrier", "How", "Good for"],
          rows: [
            ["Built-in chord", "Nothing to do", "Ideas, robots"],
            [
              "MIDI",
              "Route a MIDI track to Vocodist, play up to 8 notes",
              "Chords that follow the song",
            ],
            [
              "Side-chain",
              "Choose another track as side-chain input",
              "Guitars, strings; drums are an acquired taste",
            ],
          ],
        },
        {
          kind: "note",
          text: "With MIDI or a side-chain the machine is mute where nothing is played. That is no fault; it has nothing to sing with.",
        },
      ],
    },
  ],
};
