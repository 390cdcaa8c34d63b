import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-take",
      title: "From insert to in tune",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert Hybrid first on the vocal track, before EQ and compressor.",
            "Set key and scale by hand, or let AutoKey send them.",
            "Turn Flex and Throat to neutral: Flex down, Throat to the middle.",
            "Set Retune to 50 ms and play the loudest and the quietest line.",
            "Raise Flex until slides are slides again. Touch Throat last, and only a little.",
          ],
        },
      ],
    },
    {
      anchor: "reading",
      title: "Read the wall",
      parts: [
        {
          kind: "table",
          head: ["The wall shows", "You know"],
          rows: [
            ["Pale and bright on one line", "The note was right; Hybrid rests"],
            ["Pale one step away, bright steady", "A correction, the usual kind"],
            ["Bright jumps to and fro", "Two notes quarrel; look at the scale"],
            ["Only pale lights move", "Bypass, or Flex keeps out of it"],
          ],
        },
      ],
    },
  ],
};
