import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "encoders",
      title: "The three encoders",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Retune", "0 to 300 ms", "How fast a note is corrected. 0 is the hard effect."],
            [
              "Flex",
              "0 to 100",
              "How near a note must be before anything happens. High leaves slides alone.",
            ],
            [
              "Throat",
              "Shorter, unchanged in the middle, longer",
              "The length of the throat the voice seems to come from. Longer gives chest, shorter takes weight off.",
            ],
          ],
        },
      ],
    },
    {
      anchor: "live",
      title: "LIVE",
      parts: [
        {
          kind: "text",
          text: "LIVE gives up everything that costs time. On DSP about 2 ms are left; the exact number stands below the button. Natively it is about 3 ms, and the buffer of the playback engine comes on top.",
        },
        {
          kind: "note",
          text: "Switch LIVE on for the singer, off for the mix. In the mix nobody waits for anything.",
        },
      ],
    },
    {
      anchor: "key",
      title: "Key and scale",
      parts: [
        {
          kind: "table",
          head: ["Setting", "Choices"],
          rows: [
            ["Scale", "Major, minor, chromatic, or your own notes"],
            ["Key", "By hand, or from AutoKey"],
            ["Where it applies", "To this insert; AutoKey reaches all of them at once"],
          ],
        },
      ],
    },
    {
      anchor: "where",
      title: "DSP or native",
      parts: [
        {
          kind: "table",
          head: ["What", "DSP", "Native"],
          rows: [
            ["Best for", "Recording, headphones", "Mixing, laptops"],
            ["Delay", "About 2 ms with LIVE", "About 3 ms, plus the buffer"],
            ["Sample rates", "44.1 to 96 kHz", "44.1 to 192 kHz"],
            ["Settings and sound", "The same", "The same"],
          ],
        },
      ],
    },
  ],
};
