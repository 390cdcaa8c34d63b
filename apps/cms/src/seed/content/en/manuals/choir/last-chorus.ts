import type { SeedManualChapter } from "../../../seed-reading.ts";

export const lastChorus: SeedManualChapter = {
  slug: "last-chorus",
  title: "A crowd behind the last chorus",
  sections: [
    {
      anchor: "prepare",
      title: "Prepare the copy",
      parts: [
        {
          kind: "steps",
          items: [
            "Tune the lead and copy the chorus to a track of its own.",
            "Cut breaths and clicks from the copy. One lip noise times forty is rain.",
            "Cut below 150 Hz or so, or the choir pushes the bass away.",
          ],
        },
      ],
    },
    {
      anchor: "build",
      title: "Build it over the song",
      parts: [
        {
          kind: "table",
          head: ["Part of the song", "Choir"],
          rows: [
            ["First chorus", "None"],
            ["Second chorus", "Six in front, quiet"],
            ["Bridge", "Only bass and alto, on long notes"],
            ["Last chorus", "All rows, all parts"],
            ["Last line", "Everybody stops; you do not"],
          ],
        },
      ],
    },
    {
      anchor: "words",
      title: "Turn the words down",
      parts: [
        {
          kind: "text",
          text: "A crowd does not say its t together. De-ess the choir hard and soften its top. The lead carries the text, the choir carries the vowels. If the words still blur, lower timing, not the level.",
        },
      ],
    },
    {
      anchor: "one-room",
      title: "Give them one room",
      parts: [
        {
          kind: "steps",
          items: [
            "Send the choir to Vocal Reverb, long and dark.",
            "Send the lead to the same room, much less.",
            "Switch between the two sends once. If the lead seems to leave the building, it needs a little more.",
          ],
        },
      ],
    },
    {
      anchor: "chords",
      title: "Parts on other notes",
      parts: [
        {
          kind: "text",
          text: "Choir sings your melody; it invents no harmony. For chords put Harmony Engine before it and seat fewer people, because each part now brings its own row.",
        },
      ],
    },
  ],
};
