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
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11; 4 GB of RAM (8 GB recommended)"],
            [
              "Disk space",
              "Prep 420 MB, EQ 310 MB, Compressor 280 MB, De-Esser 260 MB, Reverb 330 MB",
            ],
            ["Activation", "Each plug-in on 2 computers at a time, no dongle"],
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
              "Gain reduction: how many decibels the Compressor is taking away right now; see ",
              { href: "/documentation/vocal-chain/vocal-compressor#history", text: "History" },
              ".",
            ],
            [
              "Early reflections: the first echoes from near walls, which tell the ear how far away a singer is; see ",
              { href: "/documentation/vocal-chain/vocal-reverb#distance", text: "Distance" },
              ".",
            ],
            [
              "Send: a copy of a track’s signal that feeds an effect on another channel; see ",
              {
                href: "/documentation/vocal-chain/workflows#many-voices",
                text: "Many voices, one room",
              },
              ".",
            ],
            [
              "Sibilance: the hiss of “s” and “sh”; see ",
              { href: "/documentation/vocal-chain/vocal-de-esser#band", text: "Band" },
              ".",
            ],
            [
              "Spectrogram: time from left to right, pitch from bottom to top, loudness as brightness; see ",
              {
                href: "/documentation/vocal-chain/vocal-de-esser#spectrogram",
                text: "Spectrogram",
              },
              ".",
            ],
            [
              "Threshold: the level at which a process begins; see ",
              { href: "/documentation/vocal-chain/vocal-compressor#threshold", text: "Threshold" },
              ".",
            ],
          ],
        },
      ],
    },
  ],
};
