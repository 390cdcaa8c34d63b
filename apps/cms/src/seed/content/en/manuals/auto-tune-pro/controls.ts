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
              "How quickly a note is brought to its lane. Small is fast.",
            ],
            [
              "Flex-Tune",
              "0 to 100",
              "At 0 every note is corrected. Higher, only what is already near a note.",
            ],
            [
              "Humanize",
              "0 to 100",
              "Slows the correction down on long notes. Short ones do not notice.",
            ],
            ["Key and scale", "Major, minor, chromatic, own notes", "Which notes are allowed."],
            ["Voice type", "Five", "Where the tracker looks for the pitch."],
            ["Mode", "Automatic, graph", "While you sing, or afterwards by hand."],
          ],
        },
      ],
    },
    {
      anchor: "speeds",
      title: "Retune speeds by ear",
      parts: [
        {
          kind: "table",
          head: ["Setting", "You get"],
          rows: [
            ["0 to 10 ms", "The effect. Every slide becomes a staircase."],
            ["10 to 40 ms", "Polished. Notes lock quickly, their starts stay soft."],
            ["40 to 120 ms", "Natural. Scoops and vibrato survive."],
            ["120 to 300 ms", "Only long notes are helped."],
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
          text: "The ranges are the usual ones of a choir. A singer who leaves theirs for a moment is still heard.",
        },
        {
          kind: "table",
          head: ["Type", "Roughly", "In hertz"],
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
          text: "Click a key to take its note into the scale or out of it. In A minor with an E major chord, the G wants to be a G#: take one out, put the other in, and save that as a preset.",
        },
      ],
    },
  ],
};
