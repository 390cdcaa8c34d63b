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
            [
              "Retune",
              "0 to 300 ms",
              "Sets how fast notes are corrected. 0 ms gives you the hard-tuned effect.",
            ],
            [
              "Flex",
              "0 to 100",
              "Sets how close to a note you must be before it’s corrected. High values leave slides alone.",
            ],
            [
              "Throat",
              "Shorter, unchanged (center), longer",
              "Changes the modeled throat length. A longer throat adds chest; a shorter one makes the voice lighter.",
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
          text: "LIVE turns off processing that adds latency. On DSP, about 2 ms remain; the exact value appears below the button. Natively, latency is about 3 ms plus the playback engine’s buffer.",
        },
        {
          kind: "note",
          text: "Turn LIVE on while you record and off while you mix. Latency doesn’t matter in the mix.",
        },
      ],
    },
    {
      anchor: "key",
      title: "Key and scale",
      parts: [
        {
          kind: "table",
          head: ["Setting", "Options"],
          rows: [
            ["Scale", "Major, minor, chromatic or your own notes"],
            ["Key", "Set it manually or send it from AutoKey"],
            ["Where it applies", "This insert only; AutoKey sets every insert in the session"],
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
          head: ["Feature", "DSP", "Native"],
          rows: [
            ["Best for", "Recording and headphone monitoring", "Mixing and laptops"],
            ["Latency", "About 2 ms with LIVE", "About 3 ms, plus the buffer"],
            ["Sample rates", "44.1 to 96 kHz", "44.1 to 192 kHz"],
            ["Settings and sound", "Identical", "Identical"],
          ],
        },
      ],
    },
  ],
};
