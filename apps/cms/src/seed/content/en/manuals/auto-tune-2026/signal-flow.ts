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
          product: "auto-tune-2026",
          view: "flow",
          caption: "From input to output: each stage with the controls that act there.",
        },
        {
          kind: "steps",
          items: [
            "The voice comes in, mono or stereo. The tracker finds its pitch; a singer’s whole range is covered, so there is no voice type to set.",
            "The nearest allowed note is chosen from Key, Scale and the notes on the dial. What is dark on the dial can’t be chosen.",
            "Retune and Human move the pitch to that note. The formants stay, so the voice keeps its character.",
            "Bypass chooses between this and the untouched voice, delayed by the same amount.",
            "The voice goes on to the next plug-in, about 3 ms after it came in.",
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "Where the delay comes from",
      parts: [
        {
          kind: "text",
          text: [
            "AutoTune 2026 adds about 3 ms. The rest of what a singer hears comes from the audio interface: 64 samples at 48 kHz are 1.3 ms in and 1.3 ms out, 256 samples are 5.3 ms each way. Together with 2026, 64 samples make just under 6 ms. Converters and the driver add 2 to 3 ms more, so the singer hears about 8 ms, not quite as long as sound needs from a monitor three meters away. From about 10 ms on, fast lines begin to drag; read ",
            { href: "/community/late-by-eleven-milliseconds", text: "Late by eleven milliseconds" },
            ".",
          ],
        },
      ],
    },
  ],
};
