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
            "Choose the voice type that matches the singer, so the tracker listens in the right range.",
            "Set the key and scale: manually, on the keyboard or from AutoKey.",
            "Set Retune Speed to 60 ms, and Flex-Tune and Humanize to 0.",
            "Play the chorus. Turn Retune Speed down until the long notes are in tune, then stop.",
            "Raise Flex-Tune until the slides come back. Raise Humanize until the long notes move naturally.",
          ],
        },
        {
          kind: "text",
          text: "You’re done when the line on the right rests on its lanes and you no longer notice the correction unless you bypass it. That usually takes less than five minutes. If it takes longer, the key is wrong.",
        },
      ],
    },
    {
      anchor: "singing-live",
      title: "Monitor in real time",
      parts: [
        {
          kind: "text",
          text: "Automatic mode adds about 3 ms of latency. Your audio interface adds more: 128 samples at 48 kHz are 2.7 ms on the way in and another 2.7 ms on the way out. If the singer hears a delay, check the buffer size first.",
        },
        {
          kind: "note",
          text: "If your DAW allows it, record the dry input and monitor the tuned signal. You can’t remove tuning from a recording.",
        },
      ],
    },
    {
      anchor: "headphones",
      title: "What the singer should hear",
      parts: [
        {
          kind: "text",
          text: "Give the singer less correction than you’ll use in the mix. At 40 to 80 ms the voice is held in tune on long notes, and the singer still hears where each note was aimed. At 10 ms everything is right, and after three takes nobody listens to the pitch anymore.",
        },
        {
          kind: "text",
          text: "Send a little reverb to the headphones, placed after Pro. A dry tuned voice sounds stiffer than it is, and singers push against it.",
        },
      ],
    },
  ],
};
