import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "knobs",
      title: "The four knobs",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "Low", "High"],
          rows: [
            ["Carrier", "0 to 100", "Dull, round", "Bright, more buzz for the bands to shape"],
            [
              "Formant",
              "Down, neutral in the middle, up",
              "The machine gets a beard",
              "The machine gets small",
            ],
            ["Grit", "0 to 100", "Vowels only", "All consonants, then a spray can"],
            ["Mix", "0 to 100", "Mostly you", "Only the machine"],
          ],
        },
      ],
    },
    {
      anchor: "bands",
      title: "Read the bands",
      parts: [
        {
          kind: "table",
          head: ["You see", "It means"],
          rows: [
            ["Bars on the left wide open", "Vowels, chest, sometimes rumble"],
            ["Bars on the right open shortly", "Consonants"],
            ["All bars half open, always", "Noise or room on the voice"],
            ["Bars move, nothing sounds", "No carrier: no note is held"],
            ["Bars barely move", "The voice is too quiet"],
          ],
        },
      ],
    },
    {
      anchor: "feeding",
      title: "What goes in decides",
      parts: [
        {
          kind: "table",
          head: ["Going in", "Do"],
          rows: [
            ["Voice", "Dry, close, compressed. The bands open only as wide as the voice is loud."],
            ["Chord", "Long notes without gaps, in the middle of the keyboard"],
            ["Side-chain", "Something rich in overtones; a flute has too few for 26 bands"],
            ["Tuning of the voice", "Not needed. It is thrown away."],
          ],
        },
      ],
    },
  ],
};
