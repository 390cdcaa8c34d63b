import type { SeedManualChapter } from "../../../seed-reading.ts";

export const openingChorus: SeedManualChapter = {
  slug: "opening-chorus",
  title: "Build a chorus that opens up",
  sections: [
    {
      anchor: "plan",
      title: "A plan for the whole song",
      parts: [
        {
          kind: "table",
          head: ["Part of the song", "Parts on", "Why"],
          rows: [
            ["Verse", "None", "So that there is something to open"],
            ["First chorus", "+3", "The door"],
            ["Second chorus", "+3 and -4", "The room"],
            ["Bridge", "-8 only", "A change of light"],
            ["Last chorus", "All four", "The sky, if you like"],
          ],
        },
      ],
    },
    {
      anchor: "people",
      title: "Make them people",
      parts: [
        {
          kind: "steps",
          items: [
            "Give each part its own throat, in small amounts and in both directions.",
            "Spread the timing by ear. Beyond roughly 30 ms a listener hears an echo, not a singer.",
            "Pan the outer parts wide and the inner ones less.",
            "Take top and consonants off: a gentle low-pass, and a de-esser set harder than you would dare on the lead.",
          ],
        },
      ],
    },
    {
      anchor: "outside",
      title: "Chords outside of the key",
      parts: [
        {
          kind: "text",
          text: "Automate the scale for that bar. The parts change at once, also in the middle of a note. In A minor with an E major chord, take out G and put in G# for as long as the chord lasts. Put it back, or the next bar will be interesting.",
        },
      ],
    },
    {
      anchor: "tracks",
      title: "Parts on tracks of their own",
      parts: [
        {
          kind: "text",
          text: "Solo one part and bounce it, then the next. Or use one instance for each part, on copies of the lead. The second way costs more computer and lets you change your mind.",
        },
      ],
    },
  ],
};
