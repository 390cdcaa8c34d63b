import type { SeedManualChapter } from "../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Specifications",
  sections: [
    {
      anchor: "facts",
      title: "Tech specs",
      parts: [
        {
          kind: "table",
          head: ["Specification", "Value"],
          rows: [
            ["Detects", "Key and scale, with a confidence percentage"],
            ["Input", "The track it’s inserted on, during playback"],
            ["Scales", "Major and minor"],
            ["Sends to", "AutoTune Pro, 2026, Hybrid and EFX+; Harmony Engine"],
            ["Audio", "Passes through unchanged"],
            ["Latency", "None"],
            ["Sample rates", "44.1 to 192 kHz, mono and stereo"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11; 90 MB of disk space"],
            ["Activation", "2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
