import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely reason", "Try"],
          rows: [
            [
              "A note flickers between two",
              "You sing exactly between them, or the scale has one too many",
              "Decide for one, or take the other out",
            ],
            [
              "Wrong notes with great confidence",
              "Wrong key",
              "AutoKey, or the two likely ones by ear",
            ],
            [
              "Echo out of time",
              "Tempo in the host is not the tempo of the song",
              "Set the tempo; check half and double",
            ],
            [
              "No stairs anywhere",
              "The singer is in tune and does not slide",
              "Congratulations; now slide",
            ],
            ["Mumbling", "Consonants buried under doubling", "Let go of the pad, raise the voice"],
            [
              "Warbling in pauses",
              "Breath or room is being tuned",
              "Cut the pauses, or Vocal Prep before EFX+",
            ],
          ],
        },
      ],
    },
    {
      anchor: "too-much",
      title: "It is too much, even here",
      parts: [
        {
          kind: "text",
          text: "EFX+ is not made to be subtle. For a correction nobody hears take AutoTune Pro or AutoTune 2026. If EFX+ refuses to activate, two computers already use the licence: free one in your account under Computers.",
        },
      ],
    },
  ],
};
