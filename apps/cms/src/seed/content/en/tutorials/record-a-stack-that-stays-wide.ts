import type { SeedTutorial } from "../../seed-reading.ts";

export const recordAStackThatStaysWide: SeedTutorial = {
  title: "Record a stack that stays wide",
  summary:
    "Four takes of the same line should sound like four, not like one with a cold. You plan the recording, tune each layer differently, and leave some beating between them.",
  level: "advanced",
  topic: "recording",
  minutes: 25,
  products: ["auto-tune-pro", "auto-key", "vocal-prep"],
  outcome:
    "You can record a lead and three layers that stay apart, tune them with different settings of AutoTune Pro, and hear when they have become too alike.",
  sections: [
    {
      anchor: "why-stacks-collapse",
      title: "Why stacks collapse",
      parts: [
        {
          kind: "text",
          text: "Width comes from difference. Two takes that are 20 cents apart on a note of 440 Hz beat about five times a second: that is the shimmer. At 5 cents it is a little more than once a second. Tune both hard to the same pitch and the beating stops; what is left is one voice, slightly hollow.",
        },
      ],
    },
    {
      anchor: "record",
      title: "Record the differences",
      parts: [
        {
          kind: "steps",
          items: [
            "Let AutoKey listen to the song and write the key down. You will send it later.",
            "Record the lead until it is right. Comp it now, because the layers will follow it.",
            "First layer: the same line, softer, a step further from the microphone.",
            "Second layer: the same distance as the lead, but with the lead turned down on the headphones. You sing with the song and not with yourself.",
            "Third layer: fewer consonants. Leave out every t and s at the end of a word.",
            "Line up the starts of phrases by hand. Within 30 ms is together; exactly together is a copy.",
          ],
        },
        {
          kind: "note",
          text: "Leave three seconds of silence at the head of each track. Vocal Prep wants them, and four tracks of room are four times the noise power of one, 6 dB more.",
        },
      ],
    },
    {
      anchor: "tune",
      title: "Tune them differently",
      parts: [
        {
          kind: "table",
          head: ["Track", "Retune speed", "Flex-Tune", "Humanize", "Pan"],
          rows: [
            ["Lead", "60 ms", "30", "40", "Centre"],
            ["Layer 1", "25 ms", "10", "20", "Left"],
            ["Layer 2", "40 ms", "20", "60", "Right"],
            ["Layer 3", "120 ms", "0", "0", "Centre, low"],
          ],
        },
        {
          kind: "text",
          text: "Insert Vocal Prep first and AutoTune Pro second on each track, and send the key from AutoKey to all four. The numbers are a start. What matters is that no two rows are the same. Keep all four in automatic mode; use graph mode only for a word that is plainly wrong.",
        },
      ],
    },
    {
      anchor: "check",
      title: "Check in mono",
      parts: [
        {
          kind: "steps",
          items: [
            "Sum the mix to mono. If the voice gets hollow, move one layer by 10 to 15 ms or slow down its retune speed.",
            "Mute the lead. The layers should sound like people waiting for somebody.",
            "Turn the layers up until you hear them, then down by 3 dB.",
          ],
        },
      ],
    },
  ],
  seo: {
    title: "Record and tune a wide vocal stack",
    description:
      "How to record a lead and three layers that stay apart, tune each with different settings of AutoTune Pro, and check in mono.",
  },
};
