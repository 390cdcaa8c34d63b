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
            ["Knobs", "Retune, Flex, Throat"],
            ["Latency", "About 2 ms on DSP with LIVE, about 3 ms native"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz native, 44.1 to 96 kHz on DSP"],
            ["Formats", "AAX DSP and AAX Native on macOS and Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Disk space", "240 MB"],
            ["Activation", "2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
