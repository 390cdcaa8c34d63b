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
              "One note always goes wrong",
              "It is not in the scale, or its neighbour should not be",
              "Tap it in, or tap the other out",
            ],
            ["Stairs where you slide", "Retune too fast", "40 ms or more"],
            ["Late, smeared corrections", "Retune too slow for the tempo", "Go below 40 ms"],
            ["Stiff long notes", "No Human", "30 to 60"],
            [
              "An echo of yourself",
              "You hear the direct voice and the tuned one together",
              "Mute direct monitoring in the interface",
            ],
            [
              "Jumps on s and breath",
              "Noise or bleed",
              "Closer to the microphone; less stage noise",
            ],
          ],
        },
      ],
    },
    {
      anchor: "other",
      title: "It does not do anything",
      parts: [
        {
          kind: "text",
          text: "If the dial moves but nothing is tuned, bypass is on, or the foot switch is. If the dial does not move, the track sends nothing to the plug-in: arm it or switch its input monitoring on.\n\nIf 2026 asks for activation on a third computer, free one of the two in your account under Computers. Do that before the show; activating needs the internet, singing does not.",
        },
      ],
    },
  ],
};
