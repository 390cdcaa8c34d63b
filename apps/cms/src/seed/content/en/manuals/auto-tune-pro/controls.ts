import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "automatic",
      title: "Automatic mode",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            [
              "Retune Speed",
              "0 to 300 ms",
              "Sets how quickly a note is pulled to its target pitch. Lower values are faster.",
            ],
            [
              "Flex-Tune",
              "0 to 100",
              "At 0, every note is corrected. At higher values, only notes that are already close to a scale note are.",
            ],
            [
              "Humanize",
              "0 to 100",
              "Slows the correction on long notes. Short notes aren’t affected.",
            ],
            [
              "Key and scale",
              "Major, minor, chromatic, your own notes",
              "Sets which notes are allowed.",
            ],
            ["Voice type", "Five", "Sets the range in which the tracker listens for the pitch."],
            [
              "Mode",
              "Automatic, Graph",
              "Automatic corrects while you sing; Graph lets you edit notes by hand afterward.",
            ],
          ],
        },
      ],
    },
    {
      anchor: "speeds",
      title: "Choose a Retune Speed",
      parts: [
        {
          kind: "table",
          head: ["Setting", "What you hear"],
          rows: [
            ["0 to 10 ms", "The hard-tuned effect. Every slide turns into steps."],
            ["10 to 40 ms", "Polished. Notes lock quickly and keep their soft onsets."],
            ["40 to 120 ms", "Natural. Scoops and vibrato stay intact."],
            ["120 to 300 ms", "Subtle. Only long notes are corrected."],
          ],
        },
      ],
    },
    {
      anchor: "voice-types",
      title: "Voice types",
      parts: [
        {
          kind: "text",
          text: "These are the usual vocal ranges in a choir. Pro still tracks a singer who briefly goes outside the range.",
        },
        {
          kind: "table",
          head: ["Type", "Approximate range", "Frequency (Hz)"],
          rows: [
            ["Soprano", "C4 to C6", "260 to 1050"],
            ["Alto", "F3 to F5", "175 to 700"],
            ["Tenor", "C3 to C5", "130 to 525"],
            ["Bass", "E2 to E4", "80 to 330"],
            ["Instrument", "Anything that plays one note at a time", "Wide"],
          ],
        },
      ],
    },
    {
      anchor: "keyboard",
      title: "The keyboard",
      parts: [
        {
          kind: "text",
          text: "Click a key to add its note to the scale or remove it. In A minor with an E major chord, for example, the song uses G# instead of G: click G out, click G# in and save the scale as a preset.",
        },
      ],
    },
  ],
};
