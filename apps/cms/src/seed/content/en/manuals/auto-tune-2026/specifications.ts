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
          text: "AutoTune 2026 has no Graph mode. To edit single notes after the take, use AutoTune Pro. The year in the name is the year of the edition. If you buy a license, it never expires.",
        },
      ],
    },
  ],
};
