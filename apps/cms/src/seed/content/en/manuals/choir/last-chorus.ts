import type { SeedManualChapter } from "../../../seed-reading.ts";

export const lastChorus: SeedManualChapter = {
  slug: "last-chorus",
  title: "Build a crowd for the last chorus",
  sections: [
    {
      anchor: "prepare",
      title: "Prepare the copy",
      parts: [
        {
          kind: "steps",
          items: [
            "Tune the lead and copy the chorus to its own track.",
            "Remove breaths and clicks from the copy. Choir multiplies every lip noise.",
            "Cut below about 150 Hz so the choir doesn’t crowd the bass.",
          ],
        },
      ],
    },
    {
      anchor: "build",
      title: "Build it up over the song",
      parts: [
        {
          kind: "table",
          head: ["Section", "Choir"],
          rows: [
            ["First chorus", "None"],
            ["Second chorus", "Six voices in the front row, quiet"],
            ["Bridge", "Bass and alto only, on long notes"],
            ["Last chorus", "All rows, all parts"],
            ["Last line", "The choir stops; the lead continues alone"],
          ],
        },
      ],
    },
    {
      anchor: "words",
      title: "Soften the words",
      parts: [
        {
          kind: "text",
          text: "A crowd never sings its consonants exactly together. De-ess the choir heavily and soften the highs. Let the lead carry the words and the choir carry the vowels. If the words still blur, lower Timing instead of the volume.",
        },
      ],
    },
    {
      anchor: "one-room",
      title: "Put everyone in one room",
      parts: [
        {
          kind: "steps",
          items: [
            "Send the choir to Vocal Reverb with a long, dark setting.",
            "Send the lead to the same reverb at a much lower level.",
            "Compare the two sends. If the lead seems to be in a different place, raise its send slightly.",
          ],
        },
      ],
    },
    {
      anchor: "chords",
      title: "Add harmony",
      parts: [
        {
          kind: "text",
          text: "Choir sings your melody and doesn’t add harmony. For chords, insert Harmony Engine before Choir and fill fewer seats, because each harmony part adds voices of its own.",
        },
      ],
    },
  ],
};
