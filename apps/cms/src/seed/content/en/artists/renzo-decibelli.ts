import type { SeedArtist } from "../../seed-reading.ts";

export const renzoDecibelli: SeedArtist = {
  name: "Renzo Decibelli",
  role: "Recording and mix engineer, soul and jazz",
  quote: "If the singer asks what I did, I did too much.",
  summary:
    "Renzo is 47, speaks Italian to people and numbers to machines. He records singers who hate headphones, and mixes them so that nobody thinks of a mixer.",
  products: ["auto-tune-hybrid", "vocal-eq", "vocal-compressor", "vocal-de-esser"],
  sections: [
    {
      anchor: "in-the-booth",
      title: "In the booth",
      parts: [
        {
          kind: "text",
          text: "The raw microphone goes to disk. A second track with AutoTune Hybrid goes to the headphones, on DSP, with LIVE pressed. He reads the delay aloud, because a number calms people: about two milliseconds, the time in which sound travels 70 centimeters.",
        },
        {
          kind: "text",
          text: "Retune in the middle, plenty of Flex, Throat untouched. Half of his singers ask him to switch it off after one song. He takes that as a good sign, for the singer.",
        },
      ],
    },
    {
      anchor: "at-the-desk",
      title: "At the desk",
      parts: [
        {
          kind: "list",
          items: [
            "Vocal EQ: rumble, then a small cut in body that follows the note. No air before the compressor.",
            "Two Vocal Compressors in a row, each taking 2 to 3 dB, instead of one that takes 6. The first is slow, the second quick.",
            "Vocal De-Esser last. He listens only to what is removed, for a whole verse, with a straight face.",
          ],
        },
        {
          kind: "text",
          text: "Then he turns the monitors down until he hardly hears the band, and corrects what he can still hear.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Renzo Decibelli is an invented sample and has mixed nothing. The numbers above are usual ones, and you can try them on a real voice.",
        },
      ],
    },
  ],
  seo: {
    title: "Renzo Decibelli, mix engineer (invented sample)",
    description:
      "An invented engineer for soul and jazz: AutoTune Hybrid on the headphones, two gentle compressors, and a de-esser at the end.",
  },
};
