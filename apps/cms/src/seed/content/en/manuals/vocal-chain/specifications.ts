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
  ],
};
