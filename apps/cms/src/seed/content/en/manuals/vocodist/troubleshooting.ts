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
          head: ["What you hear", "Likely cause", "Try"],
          rows: [
            [
              "No sound",
              "MIDI or side-chain is selected, but nothing is playing",
              "Hold a note, or switch to the built-in chord",
            ],
            [
              "The words are hard to understand",
              "Too few consonants",
              "Speak more than you sing; raise Grit",
            ],
            [
              "Constant hiss",
              "Grit is too high, or there’s noise on the voice",
              "Lower Grit; clean up the pauses",
            ],
            [
              "Thin, glassy sound",
              "The chord is too high, or Formant is up",
              "Play an octave lower; set Formant to the center",
            ],
            ["It pumps with the drums", "Bleed on the vocal track", "Use a gate or a drier take"],
            ["You hear only your voice", "Mix is too low", "Turn Mix up"],
            ["Notes are cut off", "More than 8 notes at a time", "Shorten overlapping notes"],
          ],
        },
      ],
    },
    {
      anchor: "not-tuning",
      title: "Vocodist doesn’t follow your melody",
      parts: [
        {
          kind: "text",
          text: "A vocoder takes its notes from the carrier. To hear your own voice on exact notes, use AutoTune EFX+. To make Vocodist sing your melody, play the melody on a keyboard.",
        },
      ],
    },
    {
      anchor: "delay",
      title: "Playing live",
      parts: [
        {
          kind: "text",
          text: "Vocodist adds about 5 ms, which few people notice. Your audio interface’s buffer adds more: at 48 kHz, 128 samples are 2.7 ms in each direction.",
        },
      ],
    },
  ],
};
