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
            ["Mode", "Automatic, hard-tuned, in real time"],
            ["Effects", "Doubling, echo and repeats on 16 pads"],
            ["Latency", "About 3 ms"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB of RAM (8 GB recommended); 260 MB of disk space"],
            ["Activation", "2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
