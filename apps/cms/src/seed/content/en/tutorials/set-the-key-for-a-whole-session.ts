import type { SeedTutorial } from "../../seed-reading.ts";

export const setTheKeyForAWholeSession: SeedTutorial = {
  title: "Set the key for a whole session",
  summary:
    "A beat arrives without a key. AutoKey finds one, you check it by ear, and every window gets the same answer.",
  level: "beginner",
  topic: "tuning",
  minutes: 6,
  products: ["auto-key", "auto-tune-2026", "harmony-engine"],
  outcome:
    "You can find a key with AutoKey, judge how far to trust it and send it to every AutoTune and Harmony Engine in the session.",
  sections: [
    {
      anchor: "where-it-listens",
      title: "Where it listens",
      parts: [
        {
          kind: "text",
          text: "AutoKey goes on the music, not on the voice. The voice is what you’re about to correct, so it makes a poor witness.",
        },
        {
          kind: "steps",
          items: [
            "Insert AutoKey on the beat, or on the instrument bus if you have separate tracks. Leave the drums out if you can.",
            "Play eight bars of the chorus with all of its chords.",
            "Find the lit key on the circle of fifths. Majors are on the outside, their minors on the inside.",
            "Read the confidence, and which other keys were considered.",
            "Look at the middle of the circle. It shows how often each note was heard.",
          ],
        },
        {
          kind: "picture",
          product: "auto-key",
          caption:
            "AutoKey: the key it found lights up on the circle of fifths, and the bar says how sure it is.",
        },
      ],
    },
    {
      anchor: "how-far-to-trust-it",
      title: "How far to trust it",
      parts: [
        {
          kind: "table",
          head: ["You see", "What it can mean"],
          rows: [
            ["One key, high confidence", "You’re set"],
            ["A major and its relative minor", "Same notes; for tuning, take either"],
            ["Two neighbors on the circle", "One note apart; play another part of the song"],
            ["The answer changes at the bridge", "The song may change key there"],
            ["Low confidence all the way", "Few chords, or no key; use your ear"],
          ],
        },
        {
          kind: "text",
          text: "Check with your own voice. Hum the note where the chorus could stop for good. If that’s the name in the window, you have it. If your note is three semitones above the minor key it shows, the song is in the relative major.",
        },
      ],
    },
    {
      anchor: "send-it",
      title: "Send it",
      parts: [
        {
          kind: "steps",
          items: [
            "Open the AutoTune and Harmony Engine windows you’ll use, including the ones on backing tracks.",
            "Send the key with one click. Key and scale now appear in every window.",
            "Set Retune on the lead to 0 ms for a moment and sing two lines. In the wrong key, one note jumps where you didn’t want it.",
            "Turn Retune back to where it was. Put the key in the session name.",
          ],
        },
        {
          kind: "note",
          text: "For Harmony Engine, it matters which of the two it is. The notes are the same, but a song in a minor key often borrows one, like the raised seventh, and then the part needs it, too.",
        },
      ],
    },
    {
      anchor: "limits",
      title: "What it doesn’t do",
      parts: [
        {
          kind: "text",
          text: "AutoKey recognizes major and minor. A song in another mode gets the nearest of the two, and then you choose the notes yourself, one by one. It doesn’t follow key changes, either. Run it again on the new section, and automate the scale at that bar.",
        },
      ],
    },
  ],
  seo: {
    title: "Set the key for a whole session with AutoKey",
    description:
      "Where to put AutoKey, how to read its confidence, how to check it by humming, and how to send the key to every window.",
  },
};
