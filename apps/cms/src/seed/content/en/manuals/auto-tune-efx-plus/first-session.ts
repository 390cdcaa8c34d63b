import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-take",
      title: "Get the sound in five minutes",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the key and scale manually, or send them from AutoKey. No other setting matters as much.",
            "Play a take or sing. You hear the hard-tuned effect from the first note.",
            "Click the field near Human and drag slowly toward Robot. Stop where it suits the song.",
            "Hold each pad for a word to hear what it does.",
            "Choose two pads you like. More than two at a time make the vocal hard to understand.",
          ],
        },
      ],
    },
    {
      anchor: "hear-the-key",
      title: "Check the key",
      parts: [
        {
          kind: "text",
          text: "Sing the last line of the chorus and hold the last note. In the right key, the note stays put. In the wrong key, it flickers or jumps to the next note.",
        },
        {
          kind: "note",
          text: "In major and minor, neighboring notes are up to two semitones apart, so hard tuning moves a note by a semitone at most. It corrects the melody you sing; it can’t guess a different one.",
        },
      ],
    },
    {
      anchor: "hands",
      title: "Where to put your hands",
      parts: [
        {
          kind: "text",
          text: "With a mouse, keep one hand on the field and let your DAW play the pads from automation or a controller. With a touch screen, the left hand plays the field and the right hand the pads, as the window is laid out. Practice one move until you don’t have to look: from Human to Robot on the last word of a line, and back before the next one.",
        },
      ],
    },
  ],
};
