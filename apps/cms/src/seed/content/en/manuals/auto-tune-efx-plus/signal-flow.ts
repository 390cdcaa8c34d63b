import type { SeedManualChapter } from "../../../seed-reading.ts";

export const signalFlow: SeedManualChapter = {
  slug: "signal-flow",
  title: "Signal flow",
  sections: [
    {
      anchor: "path",
      title: "What happens to the voice",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          view: "flow",
          caption: "From input to output: each stage with the controls that act there.",
        },
        {
          kind: "steps",
          items: [
            "The voice comes in, mono or stereo. The tracker finds its pitch.",
            "The nearest allowed note is chosen from Key and Scale.",
            "The field decides how hard the voice snaps to it.",
            "The pads you hold add doubling, echo or repeats to the tuned voice, on the grid of the steps. What they add is already in tune.",
            "Bypass chooses between all of this and the untouched voice, delayed by the same amount. An echo that is still sounding is cut off.",
            "The voice goes on to the next plug-in, about 3 ms after it came in. A mono track becomes stereo while doubling is held, where your DAW allows it.",
          ],
        },
      ],
    },
    {
      anchor: "consequences",
      title: "What follows from the order",
      parts: [
        {
          kind: "text",
          text: "Because tuning comes first, a wrong key is doubled, echoed and repeated along with everything else: get the key right before you touch a pad. And because the pads work on the tuned voice, they never make tracking worse. If notes flicker, the cause is always in stages 1 to 3.",
        },
      ],
    },
  ],
};
