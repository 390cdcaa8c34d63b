import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-take",
      title: "Five minutes to the sound",
      parts: [
        {
          kind: "steps",
          items: [
            "Set key and scale, by hand or from AutoKey. This is the one setting that matters.",
            "Play or sing. The line is hard from the first note.",
            "Put a finger on the field, near human, and go slowly to robot. Stop where the song is.",
            "Hold one pad after the other for a word each, until you know what they do.",
            "Choose two that you like. More than two at once is a soup.",
          ],
        },
      ],
    },
    {
      anchor: "hear-the-key",
      title: "Find out whether the key is right",
      parts: [
        {
          kind: "text",
          text: "Sing the last line of the chorus and stop on the last note. In the right key it stays. In a wrong one it twitches or goes next door, with great confidence.",
        },
        {
          kind: "note",
          text: "Hard tuning moves a note up to a semitone in major or minor, where neighbours lie two semitones apart. Do not expect it to guess a melody that was not there.",
        },
      ],
    },
  ],
};
