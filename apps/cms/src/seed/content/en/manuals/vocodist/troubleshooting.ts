import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely reason", "Try"],
          rows: [
            [
              "Nothing",
              "MIDI or side-chain chosen, and silent",
              "Hold a note; or back to the built-in chord",
            ],
            [
              "Nobody understands a word",
              "Too few consonants",
              "Speak more than you sing; raise Grit",
            ],
            ["Constant hiss", "Grit too high, or noise on the voice", "Lower it; clean the pauses"],
            [
              "Thin, glassy",
              "Chord too high, Formant up",
              "An octave lower, Formant to the middle",
            ],
            ["It pumps with the drums", "Bleed on the voice track", "A gate or a drier take"],
            ["Only your voice", "Mix at the low end", "Turn it up"],
            ["Notes are cut off", "More than 8 at once", "Shorten the ones that ring over"],
          ],
        },
      ],
    },
    {
      anchor: "not-tuning",
      title: "It does not follow my melody",
      parts: [
        {
          kind: "text",
          text: "It is not meant to. Hard tuning is your voice on exact notes, and that is AutoTune EFX+. If the machine is to sing your tune, play the tune on the keyboard.",
        },
      ],
    },
    {
      anchor: "delay",
      title: "Playing it live",
      parts: [
        {
          kind: "text",
          text: "Vocodist adds about 5 ms, which few people notice. The buffer of the audio interface adds more; 128 samples are 2.7 ms for each direction at 48 kHz.",
        },
      ],
    },
  ],
};
