import {
  cracklesSection,
  notListedSection,
} from "../../fragments/manual-sections/troubleshooting.ts";
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
          head: ["What you hear", "Likely cause", "Try"],
          rows: [
            [
              "A note flickers between two pitches",
              "You’re singing exactly between them, or the scale has one note too many",
              "Sing closer to one of them, or remove the other from the scale",
            ],
            [
              "Notes snap to the wrong pitch",
              "Wrong key",
              "Get the key from AutoKey, or try the two most likely keys by ear",
            ],
            [
              "The echo is out of time",
              "Your DAW’s tempo doesn’t match the song",
              "Set the tempo; check for half or double time",
            ],
            [
              "No stepped pitch",
              "The singer is in tune and doesn’t slide",
              "Slide between the notes",
            ],
            [
              "Words are hard to understand",
              "Doubling masks the consonants",
              "Release the pad; turn the vocal up",
            ],
            [
              "Warbling in pauses",
              "Breaths or room sound are being tuned",
              "Cut the pauses, or use Vocal Prep before EFX+",
            ],
            [
              "A pad does nothing",
              "It’s unlit in this preset, or your DAW isn’t playing",
              "Choose a lit pad; start playback for echo and repeats",
            ],
            [
              "The effect disappears in mono",
              "Doubling is spread wide",
              "Use a darker doubling pad, or none in the verse",
            ],
          ],
        },
      ],
    },
    {
      anchor: "too-much",
      title: "The effect is too strong",
      parts: [
        {
          kind: "text",
          text: "EFX+ isn’t designed for subtle correction. Even at Human, notes snap. For transparent tuning, use AutoTune Pro or AutoTune 2026, and keep EFX+ for the lines that should be noticed.",
        },
      ],
    },
    cracklesSection,
    notListedSection("EFX+"),
  ],
};
