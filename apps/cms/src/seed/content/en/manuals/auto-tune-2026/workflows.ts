import type { SeedManualChapter } from "../../../seed-reading.ts";

export const workflows: SeedManualChapter = {
  slug: "workflows",
  title: "Workflows",
  sections: [
    {
      anchor: "quick-lead",
      title: "A lead vocal in one pass",
      parts: [
        {
          kind: "steps",
          items: [
            "Set key and scale, Retune to 30 ms and Human to 40.",
            "Record two takes and keep singing: 2026 is at its best when you’d rather do another take than edit.",
            "Comp the best lines, with 2026 still on the track.",
            "Automate Retune where a line needs it: faster for a hook, slower for an intimate verse.",
          ],
        },
      ],
    },
    {
      anchor: "play-the-dial",
      title: "Play the dial",
      parts: [
        {
          kind: "text",
          text: "You can change the scale while you sing. For a hook, click all notes out except three or four; every word lands on one of them, and the melody becomes a riff. Automate the notes to do the same at every chorus. Your DAW lists each of the twelve as a switch.",
        },
      ],
    },
    {
      anchor: "rehearse",
      title: "Practice with the ruler",
      parts: [
        {
          kind: "text",
          text: "Turn Bypass on and sing scales with your eyes on the pitch ruler. It keeps measuring while the voice passes untouched. Aim for a narrow bright patch at the start of each note; the middle takes care of itself.",
        },
      ],
    },
  ],
};
