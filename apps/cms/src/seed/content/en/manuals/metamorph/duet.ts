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
            "Record the first voice as you are.",
            "Record the second on its own track, with its own mood, its own breaths, its own mistakes. Copying the first take gives you a twin, not a partner.",
            "Tune both in the same key. Two strangers can be out of tune with each other in ways one singer never is.",
          ],
        },
      ],
    },
    {
      anchor: "second-person",
      title: "Make the second person",
      parts: [
        {
          kind: "steps",
          items: [
            "Put Metamorph on the second track, in your own corner.",
            "Drag until the loop has two people in it. Stop there; the next centimeter is a costume.",
            "Note the place, or save it as a preset with a name. People with names are easier to direct.",
          ],
        },
      ],
    },
    {
      anchor: "together",
      title: "Put them in one room",
      parts: [
        {
          kind: "list",
          items: [
            "Pan one a little to the left, the other a little to the right.",
            "Send both to the same Vocal Reverb, so that they meet somewhere.",
            "Let one of them rest when the other has something to say.",
          ],
        },
      ],
    },
    {
      anchor: "aging",
      title: "A voice that changes on the way",
      parts: [
        {
          kind: "text",
          text: "Write two automation lines, Across and Down, from one place to another over a verse. Slow movement is heard as a life, fast movement as an effect. Move on vowels and hold still on consonants.",
        },
      ],
    },
  ],
};
