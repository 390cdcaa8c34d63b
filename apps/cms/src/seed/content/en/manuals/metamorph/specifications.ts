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
            ["Pad", "4 corners: you, child, machine, creature"],
            ["Automation", "Both directions of the pad, and mix"],
            ["Processing", "On your computer; no audio is sent anywhere"],
            ["Latency", "About 40 ms, compensated by the host"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11; 480 MB on disk"],
            ["Activation", "On 2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
