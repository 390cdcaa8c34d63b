import type { SeedManualChapter } from "../../../seed-reading.ts";

export const graphMode: SeedManualChapter = {
  slug: "graph-mode",
  title: "Graph mode",
  sections: [
    {
      anchor: "read-the-take",
      title: "Let it hear the take",
      parts: [
        {
          kind: "steps",
          items: [
            "Switch to graph and play the song once from beginning to end.",
            "Pro draws the sung line over the note lanes. A lane is one semitone, 100 cents.",
            "Play again and follow with your eyes. Mark only what your ear stumbles over.",
          ],
        },
      ],
    },
    {
      anchor: "edit",
      title: "Three things to do with a note",
      parts: [
        {
          kind: "table",
          head: ["Edit", "When"],
          rows: [
            ["Move the note", "It sits between two lanes, and everything else about it is good."],
            ["Draw a curve", "The way into the note is wrong, or the vibrato runs away."],
            ["Leave it", "The line only wobbles around its lane. That is a voice being a voice."],
          ],
        },
        {
          kind: "note",
          text: "Keep the beginning and the end of a note as they were sung. The first 100 ms or so tell a listener who is singing.",
        },
      ],
    },
    {
      anchor: "order",
      title: "An order that saves time",
      parts: [
        {
          kind: "list",
          items: [
            "Long notes first. They are heard longest, and often enough is done after them.",
            "Then the ends of lines, where breath runs out and pitch sinks.",
            "Then the chorus. What is right once can be copied, if the takes are the same.",
            "Fast runs last, or not at all.",
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
          text: "Bypass, listen, switch back. If you have to look at the line to know which is which, you are done. Then do it once more tomorrow.",
        },
      ],
    },
  ],
};
