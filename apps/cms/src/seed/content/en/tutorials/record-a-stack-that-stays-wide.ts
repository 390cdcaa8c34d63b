import type { SeedTutorial } from "../../seed-reading.ts";

export const recordAStackThatStaysWide: SeedTutorial = {
  title: "Record a stack that stays wide",
  summary:
    "Four takes of the same line should sound like four voices, not like one with a cold. Plan the recording, tune each layer differently and leave some beating between them.",
  level: "advanced",
  topic: "recording",
  minutes: 25,
  products: ["auto-tune-pro", "auto-key", "vocal-prep"],
  outcome:
    "You can record a lead and three layers that stay distinct, tune them with different AutoTune Pro settings and hear when they’ve become too alike.",
  sections: [
    {
      anchor: "why-stacks-collapse",
      title: "Why stacks collapse",
      parts: [
        {
          kind: "text",
          text: "Width comes from difference. Two takes that are 20 cents apart on a 440 Hz note beat about five times a second. That’s the shimmer. At 5 cents, it’s a little more than once a second. Tune both hard to the same pitch and the beating stops. What’s left is one voice, slightly hollow.",
        },
        {
          kind: "figure",
          value: "20 cents",
          label: "apart at 440 Hz beat about five times a second: that is the shimmer",
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
            "Let AutoKey listen to the song, and write down the key. You’ll send it later.",
            "Record the lead until it’s right. Comp it now, because the layers will follow it.",
            "First layer: the same line, softer, one step farther from the mic.",
            "Second layer: the same distance as the lead, but with the lead turned down in the headphones. You sing with the song, not with yourself.",
            "Third layer: fewer consonants. Leave out every t and s at the end of a word.",
            "Line up the starts of phrases by hand. Within 30 ms is together. Exactly together is a copy.",
          ],
        },
        {
          kind: "note",
          text: "Leave three seconds of silence at the head of each track. Vocal Prep needs them, and four tracks of room have four times the noise power of one: 6 dB more.",
        },
      ],
    },
    {
      anchor: "tune",
      title: "Tune them differently",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          caption: "Retune Speed, Flex-Tune and Humanize: set them differently on every track.",
        },
        {
          kind: "table",
          head: ["Track", "Retune Speed", "Flex-Tune", "Humanize", "Pan"],
          rows: [
            ["Lead", "60 ms", "30", "40", "Center"],
            ["Layer 1", "25 ms", "10", "20", "Left"],
            ["Layer 2", "40 ms", "20", "60", "Right"],
            ["Layer 3", "120 ms", "0", "0", "Center, low"],
          ],
        },
        {
          kind: "text",
          text: "Insert Vocal Prep first and AutoTune Pro second on each track, and send the key from AutoKey to all four. The numbers are a starting point. What matters is that no two rows are the same. Keep all four in Automatic mode. Save Graph mode for a word that’s plainly wrong.",
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
            "Sum the mix to mono. If the vocal gets hollow, move one layer by 10 to 15 ms or slow down its Retune Speed.",
            "Mute the lead. The layers should sound like a group with someone missing.",
            "Turn the layers up until you hear them, then down by 3 dB.",
          ],
        },
      ],
    },
  ],
  seo: {
    title: "Record and tune a wide vocal stack",
    description:
      "How to record a lead and three layers that stay distinct, tune each with different AutoTune Pro settings and check in mono.",
  },
};
