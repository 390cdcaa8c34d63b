import type { SeedManualChapter } from "../../../seed-reading.ts";

export const spokenHook: SeedManualChapter = {
  slug: "spoken-hook",
  title: "Create a spoken vocoder hook",
  sections: [
    {
      anchor: "record",
      title: "Record the words",
      parts: [
        {
          kind: "steps",
          items: [
            "Speak the hook in rhythm, with hard consonants. Exaggerate: the vocoder softens everything.",
            "Stay close to the microphone and keep the same distance.",
            "Clean up the pauses. Noise opens the bands too.",
            "Insert Vocal Compressor before Vocodist. Use a ratio of 6:1 or more so that soft syllables open the bands as well.",
          ],
        },
      ],
    },
    {
      anchor: "chords",
      title: "Write the chords",
      parts: [
        {
          kind: "table",
          head: ["Guideline", "Why"],
          rows: [
            ["Use three or four notes", "You can play up to eight, but the sound gets thick"],
            [
              "Keep roots above about 100 Hz",
              "Lower notes leave the voice too little to open the bands with",
            ],
            ["Change chords between words", "A change in the middle of a vowel blurs the word"],
            ["Hold the chord past the last consonant", "Otherwise, the end of the word is cut off"],
            ["Write the top note as the melody", "It’s the note listeners will sing"],
          ],
        },
      ],
    },
    {
      anchor: "understand",
      title: "Make the words clear",
      parts: [
        {
          kind: "steps",
          items: [
            "Play it for someone who doesn’t know the words. You’ll always hear them, because you know them.",
            "If they can’t understand the words, raise Grit first, then Carrier.",
            "Turn Mix down to about 85. A little of the dry voice makes the words clear without spoiling the effect.",
            "Adjust Formant last. The center position is the clearest.",
          ],
        },
      ],
    },
    {
      anchor: "mix-it",
      title: "Fit it into the mix",
      parts: [
        {
          kind: "list",
          items: [
            "Use a short reverb or none. A long reverb blurs the words.",
            "Cut below 120 Hz if the bass needs the room.",
            "Add a little Vocal De-Esser when Grit is high.",
            "For stereo width, record the words twice and use two instances, one panned to each side.",
          ],
        },
      ],
    },
  ],
};
