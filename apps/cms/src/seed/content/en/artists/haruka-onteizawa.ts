import type { SeedArtist } from "../../seed-reading.ts";

export const harukaOnteizawa: SeedArtist = {
  name: "Haruka Onteizawa",
  role: "Live electronics, producer and singer",
  quote: "I play the chord, the chord says my words. I am only the consonants.",
  summary:
    "Haruka is 28, performs alone in Japanese, and has a keyboard where others have a band. Her rule for the stage: nothing that answers later than she does.",
  products: ["vocodist", "metamorph", "harmony-engine", "auto-tune-2026"],
  sections: [
    {
      anchor: "on-stage",
      title: "On stage",
      parts: [
        {
          kind: "text",
          text: "Vocodist takes its chords from her left hand, over MIDI, up to eight voices at once. It adds about 5 ms, and that is the reason why it is allowed on stage. AutoTune 2026 sits on a second channel for the two songs that she sings plainly.",
        },
        {
          kind: "text",
          text: "Grit is higher than you would expect. In spoken Japanese some vowels are only whispered, so whole syllables are nothing but noise. Without Grit the machine swallows them.",
        },
      ],
    },
    {
      anchor: "at-home",
      title: "At home",
      parts: [
        {
          kind: "list",
          items: [
            "Metamorph stays at home: about 40 ms is fine for a mix and too long for a stage.",
            "She automates the pad over a whole verse, from herself a third of the way towards the machine. Nobody notices when it begins.",
            "Harmony Engine builds the intro, one instance for each part, bounced, so that the computer has nothing to do in the evening.",
          ],
        },
        {
          kind: "text",
          text: "Before every show she asks a stranger at the door to write down one line of the soundcheck. If three words are missing, she speaks closer.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Haruka Onteizawa is an invented sample. There are no shows to go to. The delays she counts are those on our specification pages.",
        },
      ],
    },
  ],
  seo: {
    title: "Haruka Onteizawa, live electronics (invented sample)",
    description:
      "An invented performer with a vocoder and a keyboard: Vocodist and AutoTune 2026 on stage, Metamorph and Harmony Engine at home.",
  },
};
