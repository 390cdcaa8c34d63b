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
            ["Mode", "Automatic, hard, in real time"],
            ["Effects", "Doubling, echo and repeats, on 16 pads"],
            ["Latency", "About 3 ms"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB, better 8 GB; 260 MB on disk"],
            ["Activation", "On 2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
