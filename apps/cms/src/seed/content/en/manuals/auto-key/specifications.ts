import type { SeedManualChapter } from "../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Specifications",
  sections: [
    {
      anchor: "facts",
      title: "The facts",
      parts: [
        {
          kind: "table",
          head: ["What", "Value"],
          rows: [
            ["Finds", "Key and scale, with a confidence"],
            ["Listens to", "The track it is on, while it plays"],
            ["Scales", "Major and minor"],
            ["Passes on to", "AutoTune Pro, 2026, Hybrid and EFX+; Harmony Engine"],
            ["Sound", "Goes through unchanged"],
            ["Latency", "None"],
            ["Sample rates", "44.1 to 192 kHz, mono and stereo"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11; 90 MB on disk"],
            ["Activation", "On 2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
