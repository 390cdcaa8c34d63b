import type { SeedTutorial } from "../../seed-reading.ts";

export const makeAStringPartSpeak: SeedTutorial = {
  title: "Make a string part speak",
  summary:
    "A vocoder’s chords can come from your own arrangement. Feed Vocodist through the side-chain, and prep both sides so the words survive.",
  level: "advanced",
  topic: "effects",
  minutes: 20,
  products: ["vocodist", "vocal-compressor", "vocal-prep"],
  outcome:
    "You can use another track as the carrier for Vocodist, prepare voice and carrier for it and get words across that strangers understand.",
  sections: [
    {
      anchor: "two-halves",
      title: "Two halves",
      parts: [
        {
          kind: "text",
          text: "A vocoder measures how loud the voice is in each of its 26 bands, then lets the same amount of the carrier through in the same bands. Where the carrier has nothing, nothing comes out, no matter how clearly you speak. So both halves need work before they meet.",
        },
        {
          kind: "figure",
          value: "26 bands",
          label: "and where the carrier has nothing, nothing comes out",
        },
      ],
    },
    {
      anchor: "the-voice",
      title: "Prepare the voice",
      parts: [
        {
          kind: "steps",
          items: [
            "Record the line spoken, in rhythm, close to the mic. Don’t bother with melody; it gets thrown away.",
            "Clean it with Vocal Prep. Noise in the pauses would open the bands, too.",
            "Put Vocal Compressor after it, firmer than for a lead: Ratio 6:1, with 6 to 10 dB of reduction. The bands open as wide as the voice is loud.",
            "Insert Vocodist last.",
          ],
        },
      ],
    },
    {
      anchor: "the-carrier",
      title: "Prepare the carrier",
      parts: [
        {
          kind: "steps",
          items: [
            "Choose sustained strings or a distorted guitar, something with overtones up to 8 kHz. A flute or a soft pad has too few, and the words drown.",
            "Compress the carrier until its level hardly moves. A chord that fades takes the word with it.",
            "Hold every chord until the next one begins. In a gap, the vocoder goes silent.",
            "Route the track to Vocodist’s side-chain and choose side-chain as the carrier. Mute the strings’ own output for now.",
          ],
        },
        {
          kind: "note",
          text: "If the words stay dull, use an EQ before the side-chain to brighten the carrier by 4 to 6 dB above 3 kHz. The voice can’t add what the strings don’t have.",
        },
      ],
    },
    {
      anchor: "join-them",
      title: "Bring them together",
      parts: [
        {
          kind: "picture",
          product: "vocodist",
          caption:
            "Vocodist: the bars open as wide as the voice is loud. Formant, grit and mix are below.",
        },
        {
          kind: "steps",
          items: [
            "Set Formant to the middle, Grit to zero and Mix to the vocoder only.",
            "Raise Grit until you hear s and t. Consonants have no pitch, so the strings can’t make them.",
            "Move Formant up or down a little until the size of the speaker fits the song.",
            "Bring back a trace of the real voice with Mix. Stop before you hear two people.",
            "Unmute the strings, well below. The ear hears one instrument that has learned to talk.",
          ],
        },
        {
          kind: "text",
          text: "Play it for someone who’s never heard the words, and have them write down what they hear. You know the line, so you’d hear it in anything. If less than half of it gets through, record the line again, slower. No knob replaces a consonant.",
        },
      ],
    },
  ],
  seo: {
    title: "Use a side-chain carrier with Vocodist",
    description:
      "How to make strings or guitars speak: preparing voice and carrier for a 26-band vocoder, and setting Formant, Grit and Mix.",
  },
};
