import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Let the chord do the talking.",
  text: "A vocoder takes the words from a voice and the notes from something else. Vocodist brings that something else along: you talk, and a chord comes out.",
  nav: { description: "A vocoder with its own chords", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: a vocoder plug-in for vocals",
    description:
      "Vocodist takes the words from a voice and the notes from a chord. Vocoder sounds from vintage to otherworldly.",
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
          text: "The sound that does the singing: a sawtooth to start with, brighter or duller with one knob. Play your own chords on a keyboard, or let the built-in one hold.",
        },
        {
          title: "Formant",
          text: "Shifts the bands against each other. Up, and the machine gets small; down, and it gets a beard.",
        },
        {
          title: "Grit",
          text: "The noise that makes consonants. Too little and no one understands you; too much and you sound like a spray can.",
        },
        {
          title: "Mix",
          text: "How much of you is left. A little of the real voice on top makes the words clear without giving the trick away.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Your words, no throat",
      text: "The voice brings the words. A sawtooth chord brings the rest.",
      demos: [
        {
          product: "vocodist",
          title: "Voice to chord",
          text: "The melody is gone; the words aren’t. Every syllable now speaks in chords.",
        },
      ],
    },
    includedInUnlimited(
      "Vocodist is in the plan with all the other creative effects, for the one song that needs it and the ten that will follow.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Vocodist",
      items: [
        {
          question: "Is this the same as hard tuning?",
          answer:
            "No. Hard tuning is your voice on exact notes. A vocoder throws your notes away and lets a synthesizer speak with your mouth.",
        },
        {
          question: "Do I need a keyboard?",
          answer:
            "No, a chord is built in. With a MIDI track or a keyboard, you can play any chord you like.",
        },
        {
          question: "Why can’t anyone understand me?",
          answer:
            "Speak more than you sing, stay close to the mic and turn up Grit. Vocoders need consonants.",
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
          inside: [
            { name: "Bands", value: "26" },
            { name: "Carrier", value: "Built-in sawtooth chord, MIDI or side-chain" },
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
              text: "Record the hook spoken, in rhythm, with hard consonants. Any melody gets thrown away anyway.",
            },
            {
              title: "Compress the voice",
              text: "Put Vocal Compressor before Vocodist. The bands open only as wide as the voice is loud, so keep it even.",
            },
            {
              title: "Play the chords",
              text: "Route a MIDI track to Vocodist and play the chords of the chorus, long and without gaps. When no note is held, the machine is silent.",
            },
            {
              title: "Turn up Grit until it’s clear",
              text: "Ask someone who doesn’t know the words. You know them, so you’ll hear them in anything.",
            },
            {
              title: "Give it a place",
              text: "A short room or none. Vocoders are dense, and a long reverb turns them into fog.",
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
          text: "Three ways to hand your voice to a machine.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "A chord that talks.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Still your voice, but only in steps.",
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
