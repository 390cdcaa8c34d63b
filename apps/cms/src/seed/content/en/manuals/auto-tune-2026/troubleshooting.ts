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
              "One note is always wrong",
              "It isn’t in the scale, or a neighboring note shouldn’t be",
              "Click the right note in, or click the wrong one out",
            ],
            ["Slides turn into steps", "Retune is too fast", "Set Retune to 40 ms or more"],
            [
              "Corrections arrive late or sound smeared",
              "Retune is too slow for the tempo",
              "Set Retune below 40 ms",
            ],
            ["Long notes sound stiff", "Human is at 0", "Set Human between 30 and 60"],
            ["Long notes drift flat", "Human is too high", "Set Human below 30"],
            [
              "You hear an echo of yourself",
              "You’re hearing your direct voice and the tuned one together",
              "Mute direct monitoring on your audio interface",
            ],
            [
              "Notes jump on breaths and “s” sounds",
              "Noise or bleed",
              "Move closer to the microphone; reduce stage noise",
            ],
            [
              "Everything is a semitone off",
              "The band is tuned to another pitch, or the track was recorded at another speed",
              "Tune to the band; check the sample rate of the session",
            ],
          ],
        },
      ],
    },
    {
      anchor: "other",
      title: "Nothing happens",
      parts: [
        {
          kind: "text",
          text: "If the dial moves but your voice isn’t tuned, AutoTune 2026 is bypassed in the plug-in or by the foot switch. If the dial doesn’t move, the plug-in isn’t receiving any signal: arm the track or turn on input monitoring. If the dial moves and the large note flickers, the signal is too quiet or too noisy to track.",
        },
        {
          kind: "note",
          text: "Activate before the show: you need an internet connection to activate, but not to sing.",
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
      title: "AutoTune 2026 doesn’t appear or won’t activate",
      parts: [
        {
          kind: "table",
          head: ["What you see", "Likely cause", "Try"],
          rows: [
            [
              "Your DAW doesn’t list AutoTune 2026",
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
