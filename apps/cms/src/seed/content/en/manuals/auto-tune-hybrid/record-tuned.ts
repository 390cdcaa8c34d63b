import type { SeedManualChapter } from "../../../seed-reading.ts";

export const recordTuned: SeedManualChapter = {
  slug: "record-tuned",
  title: "Monitor tuned, record dry",
  sections: [
    {
      anchor: "two-tracks",
      title: "Set up two tracks for one microphone",
      parts: [
        {
          kind: "steps",
          items: [
            "Create an audio track for the microphone and leave its inserts empty. Record on this track.",
            "Create an aux or a second audio track with the same input and insert Hybrid, using AAX DSP if you have it. Send this track to the singer’s headphones.",
            "Mute the first track in the singer’s headphone mix so only the tuned voice is heard.",
            "Click LIVE and check the latency. Then ask the singer how it feels.",
          ],
        },
      ],
    },
    {
      anchor: "for-the-singer",
      title: "Dial it in for the singer",
      parts: [
        {
          kind: "text",
          text: "Set Retune between 40 and 80 ms and use plenty of Flex. If Retune is too fast, singers can’t hear their own mistakes and stop correcting them. If it’s too slow, it won’t help. Leave Throat at the center while you record: people sing differently when they hear a different voice.",
        },
      ],
    },
    {
      anchor: "afterwards",
      title: "Tune the recorded take",
      parts: [
        {
          kind: "steps",
          items: [
            "Copy the insert with its settings to the dry track and use the AAX Native version.",
            "Turn LIVE off.",
            "Automate Retune line by line: slower in the verse, faster in the chorus.",
            "To edit single notes, use Graph mode in AutoTune Pro. Hybrid doesn’t have a Graph mode.",
          ],
        },
      ],
    },
    {
      anchor: "moving",
      title: "Move the session to another system",
      parts: [
        {
          kind: "text",
          text: "On a laptop without DSP, the session opens with Hybrid running natively and the same settings. Only the latency changes. For sessions above 96 kHz, use AAX Native from the start.",
        },
      ],
    },
  ],
};
