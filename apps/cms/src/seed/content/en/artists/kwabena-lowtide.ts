import type { SeedArtist } from "../../seed-reading.ts";

export const kwabenaLowtide: SeedArtist = {
  name: "Kwabena Lowtide",
  role: "Singer, gospel and highlife",
  quote: "A slide is a word. If you iron it out, I’ve said something else.",
  summary:
    "Kwabena is 55, a baritone, and sings in Twi and English. He came to tuning late and with suspicion, and he’s kept the suspicion.",
  products: ["auto-tune-pro", "undertow", "vocal-reverb"],
  sections: [
    {
      anchor: "slides-are-words",
      title: "Slides are words",
      parts: [
        {
          kind: "text",
          text: "In Twi, the pitch of a syllable helps tell one word from another. So Kwabena’s melodies follow the speech, and much of the meaning is in how he gets from note to note. A fast Retune Speed would turn that into stairs.",
        },
        {
          kind: "list",
          items: [
            "AutoTune Pro in Automatic mode, Retune Speed at 150 ms, Flex-Tune at 60. Only the long notes get touched.",
            "Graph mode for two or three words in a song, and only the ones he’s asked for by name.",
            "If the song’s scale isn’t plain major or minor, he picks the notes himself.",
          ],
        },
        { kind: "figure", value: "150 ms", label: "slow enough that a slide stays a word" },
      ],
    },
    {
      anchor: "the-last-chorus",
      title: "The last chorus",
      parts: [
        {
          kind: "text",
          text: "For the ending he adds Undertow, quietly. His low A is at 110 Hz, and an octave below that is 55. That’s where the bass guitar lives, so the two take turns.",
        },
        {
          kind: "picture",
          product: "undertow",
          caption: "Undertow: the voice on top, the octave moving below it.",
        },
        {
          kind: "text",
          text: "Vocal Reverb is on one send for lead and backing vocals, with Ducking high. He grew up in a hall where you couldn’t understand the sermon, and he’s had enough of that.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Start at 150 ms with Flex-Tune at 60 and listen to the slides, not the notes. If a slide turns into a step, go slower. And if you’re tuning a tonal language you don’t speak, ask someone who does before you move a single note.",
        },
      ],
    },
  ],
  seo: {
    title: "Kwabena Lowtide, gospel and highlife singer",
    description:
      "A baritone who sings in Twi: slow tuning that keeps the slides, Undertow in the last chorus and one reverb for every voice.",
  },
};
