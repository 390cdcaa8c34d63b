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
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11; 4 GB of memory, better 8 GB"],
            ["Disk", "Prep 420 MB, EQ 310, Compressor 280, De-Esser 260, Reverb 330"],
            ["Activation", "Each on 2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
