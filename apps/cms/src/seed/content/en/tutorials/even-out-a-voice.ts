import type { SeedTutorial } from "../../seed-reading.ts";

export const evenOutAVoice: SeedTutorial = {
  title: "Even out a voice",
  summary:
    "The verse disappears, the chorus hits you in the face. One compressor, four controls, and a way to tell when it is too much.",
  level: "beginner",
  topic: "mixing",
  minutes: 10,
  products: ["vocal-compressor"],
  outcome:
    "You can set threshold, ratio, attack and release of Vocal Compressor by ear and read from its picture whether it works too hard.",
  sections: [
    {
      anchor: "what-it-does",
      title: "What it does, in numbers",
      parts: [
        {
          kind: "text",
          text: "A compressor turns down what is louder than the threshold. The ratio says how firmly. At 4:1 a line that is 8 dB above the threshold comes out 2 dB above it, so 6 dB were taken away. Everything below the threshold stays as it was.",
        },
        {
          kind: "table",
          head: ["Ratio", "8 dB over comes out as", "Taken away"],
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
            "Insert Vocal Compressor after the EQ. Loop the quietest and the loudest line that follow each other.",
            "Let it listen for some seconds. Threshold and ratio move to a starting point.",
            "Pull the threshold down until the voice sounds flat and close. Now you know what too much is.",
            "Raise it until the history shows 3 to 6 dB taken away on the loud line and nearly nothing on the quiet one.",
            "Leave the attack on adapting at first. If t and k lose their edge, set it by hand, slower. If the first syllable jumps out, faster.",
            "Set the starting value of the release so that what hangs from above is back at zero before the next line begins.",
            "Turn up the output by what was taken away on the loud line. Then bypass and compare.",
          ],
        },
        {
          kind: "note",
          text: "Compare at the same loudness, or you compare nothing. The louder one wins every time, also when it is worse.",
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
            "The history never comes back to zero.",
            "The s sounds hurt where they did not before. A de-esser after the compressor helps; less compression helps more.",
            "The noise of the room comes up in every pause.",
          ],
        },
      ],
    },
    {
      anchor: "when-one-line-resists",
      title: "When one line resists",
      parts: [
        {
          kind: "text",
          text: "One shout in a quiet song is not a case for the compressor. Turn that word down by hand with clip gain or automation, before the plug-in. It takes ten seconds, and the other three minutes stay as they are.",
        },
      ],
    },
  ],
  seo: {
    title: "Even out a voice with Vocal Compressor",
    description:
      "Threshold, ratio, attack and release by ear: what the numbers mean, what the picture shows, and the signs of too much.",
  },
};
