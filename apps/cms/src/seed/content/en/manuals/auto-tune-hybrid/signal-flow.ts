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
          product: "auto-tune-hybrid",
          view: "flow",
          caption: "From input to output: each stage with the controls that act there.",
        },
        {
          kind: "steps",
          items: [
            "The voice comes in from the track or the aux, mono or stereo. The tracker finds its pitch.",
            "The nearest allowed note is chosen from Key and Scale.",
            "Flex decides whether the voice is close enough to be corrected.",
            "Retune moves the pitch, at its speed.",
            "Throat reshapes the resonances. At the center this stage does nothing.",
            "Bypass chooses between this and the untouched voice, delayed by the same amount.",
            "The voice goes on to the next insert, on the hardware or on the computer.",
          ],
        },
        {
          kind: "text",
          text: "LIVE isn’t a stage. It shortens the analysis in stage 1 and turns off the finest resolution in stage 5, which is why the number below it drops.",
        },
      ],
    },
    {
      anchor: "two-paths",
      title: "The path to the disk and the path to the ears",
      parts: [
        {
          kind: "text",
          text: "At a session there are two paths out of one microphone. The dry one goes straight to the disk and has no plug-ins, so nothing that happens in the headphones can spoil it. The tuned one goes through Hybrid and only to the headphones, where every millisecond counts. The next chapter sets both up.",
        },
      ],
    },
  ],
};
