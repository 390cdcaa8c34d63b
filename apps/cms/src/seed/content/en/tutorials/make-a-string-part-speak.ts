import type { SeedTutorial } from "../../seed-reading.ts";

export const makeAStringPartSpeak: SeedTutorial = {
  title: "Make a string part speak",
  summary:
    "The chords of a vocoder can come from your own arrangement. You feed Vocodist through the side-chain and prepare both sides, so that the words survive.",
  level: "advanced",
  topic: "effects",
  minutes: 20,
  products: ["vocodist", "vocal-compressor", "vocal-prep"],
  outcome:
    "You can use another track as the carrier of Vocodist, prepare voice and carrier for it, and get a text across that strangers understand.",
  sections: [
    {
      anchor: "two-halves",
      title: "Two halves",
      parts: [
        {
          kind: "text",
          text: "A vocoder measures how loud the voice is in each of its 26 bands, and lets the carrier through in the same bands by as much. Where the carrier has nothing, nothing comes out, however clearly you speak. So both halves need work before they meet.",
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
            "Record the line spoken, in rhythm, close to the microphone. Melody would be thrown away.",
            "Clean it with Vocal Prep. Noise in the pauses would open the bands, too.",
            "Put Vocal Compressor after it, firmer than for a lead: ratio 6:1, 6 to 10 dB taken away. The bands open as wide as the voice is loud.",
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
            "Let every chord last until the next begins. Where there is a gap, the machine is mute.",
            "Route the track to the side-chain of Vocodist and choose side-chain as the carrier. Mute the strings’ own output for now.",
          ],
        },
        {
          kind: "note",
          text: "If the words stay dull, brighten the carrier with an EQ by 4 to 6 dB above 3 kHz, before the side-chain. The voice cannot put in what the strings do not have.",
        },
      ],
    },
    {
      anchor: "join-them",
      title: "Join them",
      parts: [
        {
          kind: "steps",
          items: [
            "Set Formant to the middle, Grit to zero, Mix to the vocoder only.",
            "Raise Grit until you hear s and t. Consonants have no pitch, so the strings cannot make them.",
            "Move Formant up or down a little, until the size of the speaker fits the song.",
            "Bring back a trace of the real voice with Mix. Stop before you hear two people.",
            "Unmute the strings, well below. The ear hears one instrument that has learned to talk.",
          ],
        },
        {
          kind: "text",
          text: "Play it to somebody who does not know the text, and let them write it down. You know the words and hear them in anything. If fewer than half arrive, record the line again, slower. No knob replaces a consonant.",
        },
      ],
    },
  ],
  seo: {
    title: "Use a side-chain carrier with Vocodist",
    description:
      "How to let strings or guitars speak: preparing voice and carrier for a 26-band vocoder, and setting Formant, Grit and Mix.",
  },
};
