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
    cracklesSection,
    notListedSection("AutoTune 2026"),
  ],
};
