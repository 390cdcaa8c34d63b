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
          product: "auto-tune-pro",
          view: "flow",
          caption: "From input to output: each stage with the controls that act there.",
        },
        {
          kind: "steps",
          items: [
            "The voice comes in, mono or stereo. In stereo, both sides are moved by the same amount, so the image stays where it was.",
            "The tracker finds the pitch. Voice Type tells it where to look.",
            "The nearest allowed note is chosen from Key, Scale and the keyboard. Most problems start here.",
            "Flex-Tune decides whether the voice is close enough to be corrected at all.",
            "Retune Speed and Humanize move the pitch there, fast or slow. The formants stay where they are, so the voice keeps its character.",
            "Bypass chooses between this and the untouched voice, which is delayed by the same amount.",
            "The voice goes on to the next plug-in.",
          ],
        },
      ],
    },
    {
      anchor: "find-the-stage",
      title: "Find the stage that is wrong",
      parts: [
        {
          kind: "text",
          text: "Work from left to right. If the dotted line is ragged or jumps by an octave, the problem is in stage 2: change Voice Type or clean the take. If the dotted line is smooth, but the bright line goes to the wrong lane, it’s in stage 3: check the key. If it goes to the right lane too often, too rarely or too abruptly, it’s in stages 4 and 5: turn the knobs.",
        },
      ],
    },
  ],
};
