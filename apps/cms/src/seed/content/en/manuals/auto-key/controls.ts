import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls and readings",
  sections: [
    {
      anchor: "readings",
      title: "What it tells you",
      parts: [
        {
          kind: "table",
          head: ["Reading", "Meaning", "Use it to"],
          rows: [
            ["Large letters", "Key and scale, major or minor", "Set AutoTune"],
            ["Percentage", "How sure it is", "Decide whether to check"],
            ["List below", "Other keys, likeliest first", "See what it hesitates between"],
            ["Lit neighbours", "Keys that share all notes, or all but one", "Understand a mistake"],
            [
              "Bars in the middle",
              "How often each note was heard",
              "Find the note that does not belong",
            ],
          ],
        },
      ],
    },
    {
      anchor: "confidence",
      title: "What to do with the percentage",
      parts: [
        {
          kind: "text",
          text: "A rule of thumb, not a law.",
        },
        {
          kind: "table",
          head: ["It says", "Then"],
          rows: [
            ["90 or more", "Send it and sing"],
            ["60 to 90", "Hum the last note, look at the second key in the list"],
            ["Below 60", "Play another part, with more chords"],
            ["It keeps changing", "The song may change key; take it part by part"],
          ],
        },
      ],
    },
    {
      anchor: "circle",
      title: "Read the circle",
      parts: [
        {
          kind: "text",
          text: "One step clockwise adds a sharp or takes away a flat; one step back does the opposite. So neighbours share six of seven notes. C major and G major differ only in F and F#. A key and its relative minor, one inside the other, share all seven.",
        },
      ],
    },
    {
      anchor: "hands",
      title: "What you can do",
      parts: [
        {
          kind: "table",
          head: ["Do this", "And this happens"],
          rows: [
            ["Play the host", "AutoKey listens"],
            ["Stop the host", "It keeps the answer"],
            ["Choose another key on the circle", "That one will be sent instead"],
            ["Send", "Key and scale go to all windows that listen"],
          ],
        },
      ],
    },
  ],
};
