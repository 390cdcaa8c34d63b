import type { SeedManualChapter } from "../../../seed-reading.ts";

export const graphMode: SeedManualChapter = {
  slug: "graph-mode",
  title: "Graph mode",
  sections: [
    {
      anchor: "read-the-take",
      title: "Capture the take",
      parts: [
        {
          kind: "steps",
          items: [
            "Switch to Graph mode and play the song from start to finish.",
            "Pro draws the sung pitch over the note lanes. Each lane is one semitone, or 100 cents.",
            "Play the song again and follow the line. Mark only the notes that sound wrong.",
          ],
        },
        {
          kind: "text",
          text: "The capture belongs to the audio it was made from. If you move, trim or replace the recording, play that section again so that Pro can draw it anew.",
        },
      ],
    },
    {
      anchor: "edit",
      title: "Edit a note",
      parts: [
        {
          kind: "table",
          head: ["Edit", "When to use it"],
          rows: [
            ["Move the note", "The note sits between two lanes but is otherwise good."],
            ["Draw a curve", "The approach to the note is wrong, or the vibrato is too wide."],
            [
              "Leave it alone",
              "The line only wavers around its lane. That’s natural vocal movement.",
            ],
          ],
        },
        {
          kind: "note",
          text: "Leave the start and end of a note as they were sung. The first 100 ms or so give a voice its identity.",
        },
      ],
    },
    {
      anchor: "order",
      title: "Work in this order",
      parts: [
        {
          kind: "list",
          items: [
            "Start with the long notes. They’re the most exposed, and fixing them is often enough.",
            "Then fix the ends of lines, where the singer runs out of breath and the pitch drops.",
            "Then fix the chorus. If the takes match, you can copy your edits from one chorus to the next.",
            "Fix fast runs last, if at all.",
          ],
        },
      ],
    },
    {
      anchor: "enough",
      title: "When to stop",
      parts: [
        {
          kind: "text",
          text: "Compare with bypass on and off. If you need to look at the line to tell which is which, you’re done. Listen again the next day with fresh ears.",
        },
      ],
    },
  ],
};
