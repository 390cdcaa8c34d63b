import type { SeedManualChapter } from "../../../seed-reading.ts";

export const duet: SeedManualChapter = {
  slug: "duet",
  title: "A duet with yourself",
  sections: [
    {
      anchor: "two-takes",
      title: "Sing both parts",
      parts: [
        {
          kind: "steps",
          items: [
            "Record the first part in your own voice.",
            "Record the second part on its own track, with a different mood, phrasing and breaths. A copy of the first take only sounds like a double.",
            "Tune both parts in the same key. Pitch differences stand out more between two different voices than within one.",
          ],
        },
      ],
    },
    {
      anchor: "second-person",
      title: "Create the second singer",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert Metamorph on the second track, with the pad in the You corner.",
            "Loop a section and drag until you hear two different people. Stop there: going further starts to sound like an effect.",
            "Note the position, or save it as a preset.",
          ],
        },
      ],
    },
    {
      anchor: "together",
      title: "Put both singers in one room",
      parts: [
        {
          kind: "list",
          items: [
            "Pan one voice slightly left and the other slightly right.",
            "Send both to the same Vocal Reverb.",
            "Leave space: let one voice rest while the other sings.",
          ],
        },
      ],
    },
    {
      anchor: "aging",
      title: "Change a voice over time",
      parts: [
        {
          kind: "text",
          text: "Automate Across and Down to move from one position to another over a verse. A slow change sounds like aging; a fast change sounds like an effect. Move on vowels and stay still on consonants.",
        },
      ],
    },
  ],
};
