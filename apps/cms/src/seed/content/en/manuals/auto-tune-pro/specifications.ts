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
            ["Latency", "About 3 ms in Automatic mode; your DAW compensates for Graph mode"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB of RAM (8 GB recommended); 350 MB of disk space"],
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
              "Cent: a hundredth of a semitone. On a long note, an error of 20 to 30 cents begins to be heard; see ",
              { href: "/documentation/auto-tune-pro/controls#pitch-graph", text: "Pitch graph" },
              ".",
            ],
            [
              "Comp: one take put together from the best parts of several. Comp before you tune; see ",
              {
                href: "/documentation/auto-tune-pro/workflows#transparent-lead",
                text: "A lead vocal nobody suspects",
              },
              ".",
            ],
            [
              "Formants: the resonances that make a voice recognizable. Pro leaves them alone; see ",
              {
                href: "/documentation/auto-tune-pro/signal-flow#path",
                text: "What happens to the voice",
              },
              ".",
            ],
            [
              "Latency: the delay between singing and hearing; see ",
              {
                href: "/documentation/auto-tune-pro/first-session#singing-live",
                text: "Monitor in real time",
              },
              ".",
            ],
            [
              "Scoop: a note that is approached from below. It’s a habit of good singers, not an error; see ",
              { href: "/documentation/auto-tune-pro/controls#flex-tune", text: "Flex-Tune" },
              ".",
            ],
            [
              "Vibrato: a regular movement around a note, about five to seven times a second; read ",
              {
                href: "/community/what-a-tuner-does-to-vibrato",
                text: "What a tuner does to vibrato",
              },
              ".",
            ],
          ],
        },
      ],
    },
  ],
};
