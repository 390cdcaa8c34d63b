import type { SeedArtist } from "../../seed-reading.ts";

export const kwabenaLowtide: SeedArtist = {
  name: "Kwabena Lowtide",
  role: "Singer, gospel and highlife",
  quote: "A slide is a word. If you iron it, I have said something else.",
  summary:
    "Kwabena is 55, a baritone, and sings in Twi and English. He came to tuning late and with suspicion, and has kept the suspicion.",
  products: ["auto-tune-pro", "undertow", "vocal-reverb"],
  sections: [
    {
      anchor: "slides-are-words",
      title: "Slides are words",
      parts: [
        {
          kind: "text",
          text: "In Twi the height of a syllable helps to tell one word from another. So Kwabena’s melodies follow the speech, and much of the meaning lies in the way from note to note. A fast retune speed would turn that into stairs.",
        },
        {
          kind: "list",
          items: [
            "AutoTune Pro in automatic mode, retune speed 150 ms, Flex-Tune at 60. Only the long notes are touched.",
            "Graph mode for two or three words in a song, after he has asked for them by name.",
            "If the scale of the song is not plain major or minor, he chooses the notes himself.",
          ],
        },
      ],
    },
    {
      anchor: "the-last-chorus",
      title: "The last chorus",
      parts: [
        {
          kind: "text",
          text: "For the end he adds Undertow, quietly. His low A is at 110 Hz, and an octave below is 55: that is where the bass guitar lives, so the two take turns.",
        },
        {
          kind: "text",
          text: "Vocal Reverb stands on one send for lead and backing voices, with ducking high. He grew up in a hall where nobody understood the sermon, and has had enough of that.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Kwabena Lowtide is an invented sample and no real singer. That pitch carries meaning in Twi is true; whoever tunes a tonal language should ask somebody who speaks it.",
        },
      ],
    },
  ],
  seo: {
    title: "Kwabena Lowtide, gospel and highlife (invented sample)",
    description:
      "An invented baritone who sings in Twi: slow tuning that keeps slides, Undertow in the last chorus, and one room for all.",
  },
};
