import type { SeedManualChapter } from "../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Specifications and glossary",
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
    {
      anchor: "glossary",
      title: "Glossary",
      parts: [
        {
          kind: "list",
          items: [
            [
              "Automation: settings that your DAW moves in time with the song; see ",
              {
                href: "/documentation/auto-tune-efx-plus/automation#automation",
                text: "Automate a control",
              },
              ".",
            ],
            [
              "Doubling: a second voice beside the first, slightly later and slightly different; see ",
              { href: "/documentation/auto-tune-efx-plus/controls#pads", text: "The sixteen pads" },
              ".",
            ],
            [
              "Glide: a slow movement from one note to another, the raw material of the effect; see ",
              {
                href: "/documentation/auto-tune-efx-plus/performance#sing",
                text: "Sing for the effect",
              },
              ".",
            ],
            [
              "Hard tune: correction without a way in between; read ",
              { href: "/community/singing-for-hard-tune", text: "Singing for hard tune" },
              ".",
            ],
            [
              "Onset: the first moment of a note, which tells listeners who is singing; see ",
              { href: "/documentation/auto-tune-efx-plus/controls#field", text: "The field" },
              ".",
            ],
            [
              "Sixteenth note: a quarter of a beat, one step of the row; see ",
              {
                href: "/documentation/auto-tune-efx-plus/controls#steps",
                text: "The sixteen steps",
              },
              ".",
            ],
          ],
        },
      ],
    },
  ],
};
