import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Let the chord do the talking.",
  text: "A vocoder takes the words from a voice and the notes from something else. Vocodist brings the something else along, so you can talk and a chord comes out.",
  nav: { description: "A vocoder with its own chords", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: vocoder for voices",
    description:
      "Vocodist takes the words from a voice and the notes from a chord. Vocoder sounds from vintage to not of this world.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Twenty-six small mouths",
      rows: [
        {
          title: "Bands you can watch",
          text: "The voice is cut into 26 bands, and each opens and closes like a mouth. What you see is what lets the chord through.",
        },
        {
          title: "Carrier",
          text: "What it sings with: a sawtooth to begin with, brighter or duller by one knob. Play the chord on a keyboard, or let the built-in one hold it.",
        },
        {
          title: "Formant",
          text: "Shifts the bands against each other. Up, and the machine gets small; down, and it gets a beard.",
        },
        {
          title: "Grit",
          text: "The noise that makes consonants. Too little and nobody understands you, too much and everybody thinks of a spray can.",
        },
        {
          title: "Mix",
          text: "How much of you is left. A little of the real voice on top makes the words clear without giving the trick away.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Not a throat",
      text: "A synthetic singer gives the words. A sawtooth chord gives the rest.",
      demos: [
        {
          product: "vocodist",
          title: "Voice to chord",
          text: "The melody is gone, the words are not. In the pitch line you still see who was talking.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist is in the plan with the other 13 creative effects, for the one song that needs it and the ten that will follow.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Vocodist",
      items: [
        {
          question: "Is that the same as hard tuning?",
          answer:
            "No. Hard tuning is your voice on exact notes. A vocoder throws your notes away and lets a synthesizer speak with your mouth.",
        },
        {
          question: "Do I need a keyboard?",
          answer:
            "No. A chord is built in. With a MIDI track or a keyboard you play whichever you like.",
        },
        {
          question: "Why can nobody understand me?",
          answer:
            "Speak more than you sing, close to the microphone, and raise grit. Vocoders need consonants.",
        },
        {
          question: "Can another track be the carrier?",
          answer:
            "Yes, through the side-chain. Guitars and strings work; drums are an acquired taste.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Other machines",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist, the facts",
          inside: [
            { name: "Bands", value: "26" },
            { name: "Carrier", value: "Built-in sawtooth chord, MIDI, or side-chain" },
            { name: "Knobs", value: "Carrier, Formant, Grit, Mix" },
            { name: "Voices", value: "Up to 8 at once" },
          ],
          latency: "About 5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Make a machine say your hook",
          rows: [
            {
              title: "Speak it",
              text: "Record the hook spoken, in rhythm, with hard consonants. Melody would be thrown away anyhow.",
            },
            {
              title: "Compress the voice",
              text: "Put Vocal Compressor before Vocodist. The bands open only as wide as the voice is loud, so keep it even.",
            },
            {
              title: "Play the chords",
              text: "Route a MIDI track to Vocodist and play the chords of the chorus, long, without gaps. Where no note is held, the machine is mute.",
            },
            {
              title: "Turn up grit until you understand",
              text: "Ask somebody who does not know the words. You know them, so you hear them in anything.",
            },
            {
              title: "Give it a place",
              text: "A short room or none. Vocoders are dense, and a long reverb turns them into weather.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Talking machines",
          text: "Synthetic singers, made more so.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "A chord that knows words.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Still your voice, but only on the stairs.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "The machine gets stuck, in time.",
            },
          ],
        },
      ],
    },
  ],
};
