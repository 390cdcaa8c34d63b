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
    {
      anchor: "glossary",
      title: "Glossary",
      parts: [
        {
          kind: "list",
          items: [
            [
              "AAX DSP: the plug-in format of Pro Tools that runs on audio hardware; see ",
              { href: "/documentation/auto-tune-hybrid/controls#where", text: "DSP or native" },
              ".",
            ],
            [
              "Aux: a channel without a recording of its own, here for the headphones; see ",
              {
                href: "/documentation/auto-tune-hybrid/record-tuned#two-tracks",
                text: "Set up two tracks for one microphone",
              },
              ".",
            ],
            [
              "Latency: the delay between singing and hearing; see ",
              { href: "/documentation/auto-tune-hybrid/controls#latency", text: "Latency" },
              ".",
            ],
            [
              "Native: computed by the computer’s processor instead of audio hardware; see ",
              {
                href: "/documentation/auto-tune-hybrid/workflows#dsp-budget",
                text: "Save DSP for what needs it",
              },
              ".",
            ],
            [
              "Phasing: the hollow sound of one voice heard twice within a few milliseconds; see ",
              {
                href: "/documentation/auto-tune-hybrid/troubleshooting#sounds-wrong",
                text: "It sounds or feels wrong",
              },
              ".",
            ],
            [
              "Throat length: what makes one body sound larger than another at the same pitch; see ",
              { href: "/documentation/auto-tune-hybrid/controls#throat", text: "Throat" },
              ".",
            ],
          ],
        },
      ],
    },
  ],
};
