import type { SeedManualChapter } from "../../../seed-reading.ts";

export const spokenHook: SeedManualChapter = {
  slug: "spoken-hook",
  title: "Make a machine say your hook",
  sections: [
    {
      anchor: "record",
      title: "Record the words",
      parts: [
        {
          kind: "steps",
          items: [
            "Speak the hook in rhythm, with hard consonants. Exaggerate; it will be made smaller.",
            "Stay close to the microphone and keep the distance.",
            "Clean the pauses. Noise opens bands, too.",
            "Put Vocal Compressor before Vocodist. Firm is right here: 6:1 or more, so that soft syllables open the mouths as well.",
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
          head: ["Rule", "Reason"],
          rows: [
            ["Three or four notes", "Eight are possible; they get thick"],
            ["Roots above 100 Hz or so", "Below, there is little voice to open the bands"],
            ["Change chords between words", "A change within a vowel blurs the word"],
            ["Hold until after the last consonant", "Otherwise the word loses its end"],
            ["Top note as melody", "It is the one people will sing"],
          ],
        },
      ],
    },
    {
      anchor: "understand",
      title: "Make it understood",
      parts: [
        {
          kind: "steps",
          items: [
            "Ask somebody who does not know the words. You know them, so you hear them in anything.",
            "If they frown, raise Grit first, then Carrier.",
            "Then bring Mix down to 85 or so. A little of the real voice makes the words clear without giving the trick away.",
            "Formant last. Neutral is clearest.",
          ],
        },
      ],
    },
    {
      anchor: "mix-it",
      title: "Put it into the mix",
      parts: [
        {
          kind: "list",
          items: [
            "A short room or none. A long reverb turns a vocoder into weather.",
            "Cut below 120 Hz, if the bass has something to say.",
            "A little Vocal De-Esser after high Grit.",
            "Stereo from doubling: record the words twice, with two instances, one on each side.",
          ],
        },
      ],
    },
  ],
};
