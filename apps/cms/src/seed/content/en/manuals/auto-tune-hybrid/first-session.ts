import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-take",
      title: "Tune your first take",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert Hybrid first on the vocal track, before the EQ and compressor.",
            "Set the key and scale manually, or send them from AutoKey.",
            "Turn Flex to 0 and Throat to the center.",
            "Set Retune to 50 ms and play the loudest and quietest lines.",
            "Raise Flex until slides sound natural. Adjust Throat last, in small amounts.",
          ],
        },
      ],
    },
    {
      anchor: "reading",
      title: "Read the wall of lights",
      parts: [
        {
          kind: "table",
          head: ["What you see", "What it means"],
          rows: [
            ["Pale and bright lights on one line", "The note is in tune; Hybrid leaves it alone"],
            ["Pale lights one step away, bright lights steady", "A normal correction"],
            [
              "Bright lights jump back and forth",
              "The voice is between two notes; check the scale",
            ],
            [
              "Only pale lights move",
              "Hybrid is bypassed, or Flex is too high to correct the note",
            ],
          ],
        },
      ],
    },
    {
      anchor: "first-five",
      title: "The first five minutes at a session",
      parts: [
        {
          kind: "steps",
          items: [
            [
              "Ask for the key before the singer puts the headphones on. If nobody knows, let ",
              { href: "/documentation/auto-key", text: "AutoKey" },
              " listen to the demo.",
            ],
            "Load the preset you ended the last session with. Singers remember how it felt, not what it was set to.",
            "Turn LIVE on, read the latency, and say nothing about it.",
            "Record one line and play it back with Hybrid bypassed. The dry track is the one you deliver, so that’s the one to judge.",
          ],
        },
      ],
    },
  ],
};
