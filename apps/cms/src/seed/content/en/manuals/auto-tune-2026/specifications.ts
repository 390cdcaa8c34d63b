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
            ["Mode", "Automatic, in real time"],
            ["Knobs", "Retune, Human"],
            ["Latency", "About 3 ms"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB, better 8 GB; 220 MB on disk"],
            ["Activation", "On 2 computers at a time, no dongle"],
          ],
        },
      ],
    },
    {
      anchor: "not-inside",
      title: "What is not inside",
      parts: [
        {
          kind: "text",
          text: "There is no graph mode. Single notes after the take are mended in AutoTune Pro. The year in the name is the year of the edition; a licence that you buy has no end.",
        },
      ],
    },
  ],
};
