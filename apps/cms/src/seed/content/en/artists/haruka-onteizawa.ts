import type { SeedArtist } from "../../seed-reading.ts";

export const harukaOnteizawa: SeedArtist = {
  name: "Haruka Onteizawa",
  role: "Live electronics, producer and singer",
  quote: "I play the chord, and the chord says my words. I’m only the consonants.",
  summary:
    "Haruka is 28, performs solo in Japanese and has a keyboard where others have a band. Her rule for the stage: nothing that answers later than she does.",
  products: ["vocodist", "metamorph", "harmony-engine", "auto-tune-2026"],
  sections: [
    {
      anchor: "on-stage",
      title: "On stage",
      parts: [
        {
          kind: "text",
          text: "Vocodist takes its chords from her left hand over MIDI, up to eight voices at once. It adds about 5 ms, which is why it’s allowed on stage. AutoTune 2026 is on a second channel for the two songs she sings plainly.",
        },
        {
          kind: "picture",
          product: "vocodist",
          caption: "Vocodist: the chord from her left hand, the words from her mouth.",
        },
        {
          kind: "text",
          text: "Her Grit is higher than you’d expect. In spoken Japanese some vowels are only whispered, so whole syllables are nothing but noise. Without Grit, the vocoder swallows them.",
        },
        { kind: "figure", value: "5 ms", label: "which is why Vocodist is allowed on stage" },
      ],
    },
    {
      anchor: "at-home",
      title: "At home",
      parts: [
        {
          kind: "list",
          items: [
            "Metamorph stays home. About 40 ms is fine in a mix and too long on a stage.",
            "She automates the pad over a whole verse, from herself to a third of the way toward the machine. You can’t tell where it begins.",
            "Harmony Engine builds the intro, one instance per part, all bounced so the computer has nothing to do on show night.",
          ],
        },
        {
          kind: "text",
          text: "Before every show she asks a stranger at the door to write down one line of the soundcheck. If three words are missing, she moves closer to the mic.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Hold one chord in Vocodist and speak a line without singing it. Turn Grit to zero, then raise it until you hear every s and t. Now change the chord on one word and leave the rest alone. You’ve got your hook.",
        },
      ],
    },
  ],
  seo: {
    title: "Haruka Onteizawa, live electronics",
    description:
      "A solo performer with a vocoder and a keyboard: Vocodist and AutoTune 2026 on stage, Metamorph and Harmony Engine at home.",
  },
};
