import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely reason", "Try"],
          rows: [
            [
              "Words get blurred",
              "Too far from you for this singer",
              "Back by a third; sing the word again",
            ],
            [
              "A gargle at the ends of words",
              "The tone ends, noise is left",
              "Clean the take with Vocal Prep",
            ],
            ["Two people at once", "Mix below 100, or bleed", "Mix to 100; one voice on the track"],
            [
              "A hollow, phasing sound",
              "Dry voice on another track at the same time",
              "Let the host compensate, or mute one",
            ],
            ["Still only you, with a cold", "Too near to the corner", "Go on; it changes soon"],
            ["Out of tune", "It was before", "AutoTune before Metamorph"],
          ],
        },
      ],
    },
    {
      anchor: "real-people",
      title: "It does not sound like somebody famous",
      parts: [
        {
          kind: "text",
          text: "It cannot, on purpose. The voices in the corners are built, not copied, and none can be loaded. Borrowing a real person’s voice needs that person’s yes.",
        },
      ],
    },
    {
      anchor: "late",
      title: "It is late",
      parts: [
        {
          kind: "text",
          text: "Metamorph needs about 40 ms. The host compensates in the mix; for singing to a click monitor the dry voice.",
        },
      ],
    },
  ],
};
