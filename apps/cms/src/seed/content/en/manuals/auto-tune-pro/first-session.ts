import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-take",
      title: "Tune a take in five steps",
      parts: [
        {
          kind: "steps",
          items: [
            "Choose the voice type. It tells the tracker where to listen.",
            "Set key and scale, by hand, on the keyboard, or from AutoKey.",
            "Set Retune Speed to 60 ms, Flex-Tune and Humanize to 0.",
            "Play the chorus. Make it faster until the long notes sit, then stop.",
            "Raise Flex-Tune until the slides come back, and Humanize until the long notes move again.",
          ],
        },
      ],
    },
    {
      anchor: "singing-live",
      title: "Sing through it",
      parts: [
        {
          kind: "text",
          text: "Automatic mode adds about 3 ms. Your audio interface adds more: 128 samples at 48 kHz are 2.7 ms, once on the way in and once on the way out. If the singer complains about delay, look at the buffer first.",
        },
        {
          kind: "note",
          text: "Record the dry input and monitor the tuned one, if your DAW can do both. A tuned recording cannot be untuned.",
        },
      ],
    },
  ],
};
