import type { SeedTutorial } from "../../seed-reading.ts";

export const evenOutAVoice: SeedTutorial = {
  title: "Even out a vocal",
  summary:
    "The verse disappears, the chorus hits you in the face. One compressor, four controls and a way to tell when it’s too much.",
  level: "beginner",
  topic: "mixing",
  minutes: 10,
  products: ["vocal-compressor"],
  outcome:
    "You can set Threshold, Ratio, Attack and Release in Vocal Compressor by ear, and see from its history when it’s working too hard.",
  sections: [
    {
      anchor: "what-it-does",
      title: "What it does, in numbers",
      parts: [
        {
          kind: "text",
          text: "A compressor turns down whatever is louder than the threshold. The ratio sets how firmly. At 4:1, a line that’s 8 dB above the threshold comes out 2 dB above it, so 6 dB are gone. Everything below the threshold stays as it was.",
        },
        { kind: "figure", value: "4:1", label: "8 dB over the threshold comes out 2 dB over" },
        {
          kind: "table",
          head: ["Ratio", "8 dB over comes out as", "Gain reduction"],
          rows: [
            ["2:1", "4 dB over", "4 dB"],
            ["4:1", "2 dB over", "6 dB"],
            ["8:1", "1 dB over", "7 dB"],
          ],
        },
      ],
    },
    {
      anchor: "set-it",
      title: "Set it",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert Vocal Compressor after the EQ. Find a quiet line right next to a loud one, and loop the two.",
            "Let it listen for a few seconds. Threshold and Ratio move to a starting point.",
            "Pull Threshold down until the vocal sounds flat and close. Now you know what too much sounds like.",
            "Raise it until the history shows 3 to 6 dB of reduction on the loud line and almost none on the quiet one.",
            "Leave Attack on Adaptive at first. If t and k lose their edge, set it slower by hand. If the first syllable jumps out, set it faster.",
            "Set the starting value of Release so the reduction is back at zero before the next line begins.",
            "Turn up Output by as much as you took off the loud line. Then bypass and compare.",
          ],
        },
        {
          kind: "picture",
          product: "vocal-compressor",
          caption: "The history in Vocal Compressor: the gain it took away hangs from the top.",
        },
        {
          kind: "note",
          text: "Compare at the same loudness, or you’re not comparing anything. The louder one wins every time, even when it’s worse.",
        },
      ],
    },
    {
      anchor: "too-much",
      title: "Signs of too much",
      parts: [
        {
          kind: "list",
          items: [
            "The breaths are as loud as the words.",
            "The history never gets back to zero.",
            "The s sounds hurt where they didn’t before. A de-esser after the compressor helps. Less compression helps more.",
            "Room noise comes up in every pause.",
          ],
        },
      ],
    },
    {
      anchor: "when-one-line-resists",
      title: "When one line won’t behave",
      parts: [
        {
          kind: "text",
          text: "One shout in a quiet song isn’t a job for the compressor. Turn that word down by hand with clip gain or automation, before the plug-in. It takes ten seconds, and the other three minutes stay as they are.",
        },
      ],
    },
  ],
  seo: {
    title: "Even out a vocal with Vocal Compressor",
    description:
      "Threshold, Ratio, Attack and Release by ear: what the numbers mean, what the history shows and the signs of too much.",
  },
};
