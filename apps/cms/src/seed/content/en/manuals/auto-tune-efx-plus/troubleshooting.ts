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
    {
      anchor: "crackles",
      title: "Crackles, dropouts and delay",
      parts: [
        {
          kind: "table",
          head: ["What you notice", "Likely cause", "Try"],
          rows: [
            [
              "Crackles while recording",
              "The buffer is too small for this computer",
              "Go from 64 to 128 samples; freeze tracks you aren’t working on",
            ],
            [
              "The singer hears a delay",
              "A large buffer, or a slow plug-in on the same path",
              "Use 64 or 128 samples; bypass plug-ins with look-ahead",
            ],
            [
              "An echo of your own voice",
              "You hear the direct signal and the tuned one together",
              "Mute direct monitoring on your audio interface",
            ],
            [
              "The mix drifts after a bounce",
              "Delay compensation is off in your DAW",
              "Turn it on and bounce again",
            ],
            [
              "The processor meter is high",
              "Many instances on tracks that no longer change",
              "Bounce finished vocals; keep the dry takes",
            ],
          ],
        },
      ],
    },
    {
      anchor: "wrong-place",
      title: "EFX+ doesn’t appear or won’t activate",
      parts: [
        {
          kind: "table",
          head: ["What you see", "Likely cause", "Try"],
          rows: [
            [
              "Your DAW doesn’t list EFX+",
              "The scan ran before the installer had finished, or it’s turned off for this format",
              "Rescan all plug-ins; check that the format is on in your DAW’s settings",
            ],
            [
              "It’s listed, but fails to open",
              "A 32-bit or very old DAW",
              [
                "Use a 64-bit version; see ",
                { href: "/daw-compatibility", text: "DAW compatibility" },
              ],
            ],
            [
              "The serial number isn’t accepted",
              "A zero typed for the letter O, or the code of another product",
              "Copy both codes from your account instead of typing them",
            ],
            [
              "All computers are in use",
              "The license is active on two computers",
              "Deactivate one in your account under Computers",
            ],
            [
              "It asks to activate again",
              "A new system disk, or a restored backup",
              "Activate again; deactivate the old entry under Computers",
            ],
            [
              "A message about the trial",
              "The trial has ended",
              "Enter your serial number, or choose a plan",
            ],
          ],
        },
      ],
    },
  ],
};
