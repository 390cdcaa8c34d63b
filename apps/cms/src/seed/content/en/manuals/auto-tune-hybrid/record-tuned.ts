import type { SeedManualChapter } from "../../../seed-reading.ts";

export const recordTuned: SeedManualChapter = {
  slug: "record-tuned",
  title: "Record tuned, keep the raw take",
  sections: [
    {
      anchor: "two-tracks",
      title: "Two tracks from one microphone",
      parts: [
        {
          kind: "steps",
          items: [
            "Make an audio track for the microphone. No plug-ins. This one is recorded.",
            "Make an aux or a second track with the same input and put Hybrid on it, as DSP if you have it. This one goes to the headphones.",
            "Mute the first track in the singer’s mix, so that only the tuned voice is heard.",
            "Press LIVE and read the delay. Then ask the singer, who is the better meter.",
          ],
        },
      ],
    },
    {
      anchor: "for-the-singer",
      title: "Set it for the singer",
      parts: [
        {
          kind: "text",
          text: "A medium Retune, 40 to 80 ms, and plenty of Flex. Too fast, and the singer hears corrections instead of mistakes and stops steering. Too slow, and there is no help. Leave Throat in the middle while recording: people sing differently when they hear somebody else.",
        },
      ],
    },
    {
      anchor: "afterwards",
      title: "Decide later",
      parts: [
        {
          kind: "list",
          items: [
            "Copy the insert with its settings to the raw track, natively.",
            "Turn LIVE off.",
            "Change Retune line by line with automation: slower in the verse, faster in the chorus.",
            "For single notes there is graph mode in AutoTune Pro. Hybrid has none.",
          ],
        },
      ],
    },
    {
      anchor: "moving",
      title: "Take the session elsewhere",
      parts: [
        {
          kind: "text",
          text: "On a laptop without DSP the session opens with Hybrid running natively, with the same settings. What changes is the delay. At more than 96 kHz choose the native version from the start.",
        },
      ],
    },
  ],
};
