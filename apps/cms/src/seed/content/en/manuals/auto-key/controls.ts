import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls and readings",
  sections: [
    {
      anchor: "readings",
      title: "Read the result",
      parts: [
        {
          kind: "table",
          head: ["Reading", "Meaning", "Use it to"],
          rows: [
            ["Large letters", "Key and scale, major or minor", "Set the key in AutoTune"],
            ["Percentage", "Confidence", "Decide whether to check the result"],
            ["List below", "Other possible keys, most likely first", "See the alternatives"],
            [
              "Lit neighbors",
              "Keys that share all notes, or all but one",
              "Understand a wrong result",
            ],
            [
              "Bars in the middle",
              "How often each note was heard",
              "Spot the note that doesn’t belong",
            ],
          ],
        },
      ],
    },
    {
      anchor: "confidence",
      title: "What the percentage means",
      parts: [
        {
          kind: "text",
          text: "Use these values as a rule of thumb.",
        },
        {
          kind: "table",
          head: ["Percentage", "What to do"],
          rows: [
            ["90 or more", "Send the key and start singing"],
            ["60 to 90", "Hum the last note and check the second key in the list"],
            ["Below 60", "Play a section with more chords"],
            ["Keeps changing", "The song may change key; analyze it section by section"],
          ],
        },
      ],
    },
    {
      anchor: "circle",
      title: "Read the circle of fifths",
      parts: [
        {
          kind: "text",
          text: "Each step clockwise adds a sharp or removes a flat; each step counterclockwise does the opposite. Neighboring keys therefore share six of their seven notes: C major and G major differ only in F and F#. A major key and its relative minor, shown inside it, share all seven.",
        },
      ],
    },
    {
      anchor: "hands",
      title: "What you can do",
      parts: [
        {
          kind: "table",
          head: ["Action", "Result"],
          rows: [
            ["Start playback", "AutoKey listens"],
            ["Stop playback", "AutoKey keeps the result"],
            ["Click another key on the circle", "AutoKey sends that key instead"],
            [
              "Click Send",
              "Sends the key and scale to every compatible plug-in that is open in the session",
            ],
          ],
        },
      ],
    },
  ],
};
