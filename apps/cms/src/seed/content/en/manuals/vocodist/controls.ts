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
            [
              "Carrier",
              "0 to 100",
              "Dull and round",
              "Bright, with more overtones for the bands to shape",
            ],
            [
              "Formant",
              "Down, neutral (center), up",
              "A deeper, larger voice",
              "A smaller, higher voice",
            ],
            ["Grit", "0 to 100", "Vowels only", "Crisp consonants, then hiss"],
            ["Mix", "0 to 100", "Mostly your voice", "Only the vocoder"],
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
          head: ["What you see", "What it means"],
          rows: [
            ["Bars on the left wide open", "Vowels, chest, sometimes rumble"],
            ["Bars on the right open briefly", "Consonants"],
            ["All bars always half open", "Noise or room sound on the voice"],
            ["Bars move, but there’s no sound", "No carrier: no note is being held"],
            ["Bars barely move", "The voice is too quiet"],
          ],
        },
      ],
    },
    {
      anchor: "feeding",
      title: "Choose your sources",
      parts: [
        {
          kind: "table",
          head: ["Source", "What works best"],
          rows: [
            ["Voice", "Dry, close and compressed. The louder the voice, the wider the bands open."],
            ["Chord", "Long notes without gaps, in the middle of the keyboard"],
            ["Side-chain", "A sound rich in overtones; a flute has too few for 26 bands"],
            ["Voice tuning", "Not needed. Vocodist ignores the pitch of the voice."],
          ],
        },
      ],
    },
  ],
};
