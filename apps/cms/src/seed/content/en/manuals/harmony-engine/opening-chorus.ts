import type { SeedManualChapter } from "../../../seed-reading.ts";

export const openingChorus: SeedManualChapter = {
  slug: "opening-chorus",
  title: "Build a chorus that opens up",
  sections: [
    {
      anchor: "plan",
      title: "Plan the whole song",
      parts: [
        {
          kind: "table",
          head: ["Section", "Parts on", "Why"],
          rows: [
            ["Verse", "None", "Leaves room for the chorus to open up"],
            ["First chorus", "+3", "A first lift"],
            ["Second chorus", "+3 and -4", "Wider, with more weight"],
            ["Bridge", "-8 only", "A darker contrast"],
            ["Last chorus", "All four", "The full sound"],
          ],
        },
      ],
    },
    {
      anchor: "people",
      title: "Make the parts sound like real singers",
      parts: [
        {
          kind: "steps",
          items: [
            "Give each part its own Throat setting. Use small amounts in both directions.",
            "Spread Timing by ear. Beyond about 40 ms, you hear an echo instead of another singer.",
            "Pan the outer parts wide and the inner parts closer to the center.",
            "Soften the highs and consonants: use a gentle low-pass filter and a stronger de-esser setting than you’d use on the lead.",
          ],
        },
      ],
    },
    {
      anchor: "outside",
      title: "Chords outside the key",
      parts: [
        {
          kind: "text",
          text: "Automate the scale for that bar. The parts change immediately, even in the middle of a note. In A minor with an E major chord, remove G and add G# while the chord plays. Then change it back before the next bar.",
        },
      ],
    },
    {
      anchor: "tracks",
      title: "Put each part on its own track",
      parts: [
        {
          kind: "text",
          text: "Solo a part and bounce it, then do the same with the next one. Or use a separate instance for each part on copies of the lead. This takes more CPU but keeps every part editable.",
        },
      ],
    },
  ],
};
