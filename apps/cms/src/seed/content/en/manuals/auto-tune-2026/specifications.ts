import type { SeedManualChapter } from "../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Specifications and glossary",
  sections: [
    {
      anchor: "facts",
      title: "Tech specs",
      parts: [
        {
          kind: "table",
          head: ["Specification", "Value"],
          rows: [
            ["Mode", "Automatic, in real time"],
            ["Knobs", "Retune, Human"],
            ["Latency", "About 3 ms"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB of RAM (8 GB recommended); 220 MB of disk space"],
            ["Activation", "2 computers at a time, no dongle"],
          ],
        },
      ],
    },
    {
      anchor: "not-inside",
      title: "What’s not included",
      parts: [
        {
          kind: "text",
          text: [
            "AutoTune 2026 has no Graph mode. To edit single notes after the take, use ",
            { href: "/documentation/auto-tune-pro/graph-mode", text: "AutoTune Pro" },
            ". The year in the name is the year of the edition. If you buy a license, it never expires.",
          ],
        },
      ],
    },
    {
      anchor: "glossary",
      title: "Glossary",
      parts: [
        {
          kind: "list",
          items: [
            [
              "Bleed: sound of other instruments in your microphone; see ",
              {
                href: "/documentation/auto-tune-2026/on-stage#sound-check",
                text: "At sound check",
              },
              ".",
            ],
            [
              "Buffer: how many samples your audio interface collects before it passes them on; see ",
              {
                href: "/documentation/auto-tune-2026/signal-flow#delay",
                text: "Where the delay comes from",
              },
              ".",
            ],
            [
              "Cent: a hundredth of a semitone; see ",
              { href: "/documentation/auto-tune-2026/controls#note", text: "Note and cents" },
              ".",
            ],
            [
              "Dry: without any effect. Keep a dry recording of every show; see ",
              { href: "/documentation/auto-tune-2026/on-stage#during", text: "During the show" },
              ".",
            ],
            [
              "Hard-tuned: corrected at once, so that slides turn into steps; see ",
              { href: "/documentation/auto-tune-2026/controls#retune", text: "Retune" },
              ".",
            ],
            [
              "Tracker: the part of the plug-in that finds the pitch; see ",
              {
                href: "/documentation/auto-tune-2026/signal-flow#path",
                text: "What happens to the voice",
              },
              ".",
            ],
          ],
        },
      ],
    },
  ],
};
