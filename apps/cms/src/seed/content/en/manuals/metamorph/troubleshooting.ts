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
          head: ["What you hear", "Likely cause", "Try"],
          rows: [
            [
              "Words are blurred",
              "The position is too far from the You corner for this voice",
              "Drag a third of the way back; sing the word again",
            ],
            [
              "Gargling at the ends of words",
              "The tone has stopped and only noise is left",
              "Clean the take with Vocal Prep",
            ],
            [
              "Two people at the same time",
              "Mix is below 100, or there’s bleed on the track",
              "Set Mix to 100; use a single voice",
            ],
            [
              "A hollow, phasing sound",
              "The dry voice is playing on another track",
              "Turn on latency compensation in your DAW, or mute one of the tracks",
            ],
            [
              "It still sounds like you, only duller",
              "The position is too close to the You corner",
              "Drag farther; the voice soon changes",
            ],
            ["Out of tune", "The original take is out of tune", "Insert AutoTune before Metamorph"],
          ],
        },
      ],
    },
    {
      anchor: "real-people",
      title: "Imitating a real singer",
      parts: [
        {
          kind: "text",
          text: "Metamorph can’t imitate a real singer, by design. The voices in the corners are built from scratch, not copied, and you can’t load others. Always get permission before you use a real person’s voice.",
        },
      ],
    },
    {
      anchor: "late",
      title: "Latency",
      parts: [
        {
          kind: "text",
          text: "Metamorph adds about 40 ms, which your DAW compensates in the mix. When you sing to a click, monitor the dry voice.",
        },
      ],
    },
  ],
};
