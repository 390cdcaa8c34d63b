import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-minute",
      title: "Get in tune in a minute",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the key and scale. If you don’t know them, let AutoKey listen to the song.",
            "Sing a long note and watch the dial. The bright note should be the one you meant to sing.",
            "Turn Retune to the middle and sing the most difficult line in the song.",
            "If notes wobble, set Retune to a faster time. If slides turn into steps, set it to a slower one.",
            "If long notes sound stiff, turn Human up.",
          ],
        },
      ],
    },
    {
      anchor: "no-key",
      title: "If you don’t know the key",
      parts: [
        {
          kind: "text",
          text: "On the dial, click the notes you want in the scale and leave the others out. Five correct notes work better than all twelve: the fewer notes you allow, the fewer wrong notes your voice can be tuned to.",
        },
        {
          kind: "note",
          text: "Don’t leave it at Chromatic. A note that’s 60 cents flat is moved to the semitone below, because that one is closer.",
        },
      ],
    },
    {
      anchor: "four-more-minutes",
      title: "The other four minutes",
      parts: [
        {
          kind: "steps",
          items: [
            "Save what you have as a preset with the name of the song.",
            "Put on headphones and sing a verse at the volume of the stage or the session. Loud singing is sharper than quiet singing, and the setting has to suit the loud one.",
            "Bypass and sing the same verse. If you can’t hear a difference, Retune is too slow or you’re already in tune. Both are good news.",
            "Record thirty seconds and listen to it without singing along. Your own bones make everything sound more in tune than it is.",
          ],
        },
      ],
    },
  ],
};
