import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Bands that follow the tune.",
  text: "A voice moves, and with it everything an EQ should touch. Vocal EQ finds rumble, body, nose and air in your voice, puts a band on each, and moves the bands with the notes you sing.",
  nav: { description: "An EQ whose bands follow your notes", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: bands that follow the voice",
    description:
      "Vocal EQ finds rumble, body, nose and air in a voice, and its bands follow the notes as they are sung.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "It knows where the nose is",
      rows: [
        {
          title: "Bands with names",
          text: "Rumble, body, nasal, air. The numbers are there too, but you can say what you mean and turn that.",
        },
        {
          title: "They follow the note",
          text: "A cut at one frequency fits one note. Here the band rides along when the melody moves, so that low and high notes get the same voice.",
        },
        {
          title: "It listens first",
          text: "Play a verse. The curve moves to a starting point for this voice and this microphone, and you take it from there.",
        },
        {
          title: "The voice behind the curve",
          text: "You see the spectrum of what is sung under the curve, live. No guessing which bump is you and which is the room.",
        },
        {
          title: "Still an EQ",
          text: "Grab a node, drag it, switch off its following. All four bands also work as you are used to.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "From under the blanket",
      text: "A synthetic singer, muddy and a little nasal at first.",
      demos: [
        {
          product: "vocal-eq",
          title: "Mud and nose, gone",
          text: "The low end clears, the honk steps back, and some air comes in at the top. The notes do not change, only the person seems to have turned round.",
        },
      ],
    },
    includedInUnlimited(
      "Vocal EQ comes with the plan, in the middle of a chain of five that know about each other.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Vocal EQ",
      items: [
        {
          question: "How do bands follow notes?",
          answer:
            "Vocal EQ tracks the pitch, as AutoTune does, and keeps a band at the same distance from the note. You choose for each band whether it follows.",
        },
        {
          question: "Does it need AutoTune?",
          answer: "No. It has its own ears.",
        },
        {
          question: "Will it mix the song for me?",
          answer:
            "It makes a proposal for one voice. What the song needs it does not know; you do.",
        },
        {
          question: "Does it work on other instruments?",
          answer:
            "On anything that plays one note at a time. On chords the bands have nothing single to follow, so switch following off.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Before and after the EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ, the facts",
          inside: [
            { name: "Bands", value: "4: rumble, body, nasal, air" },
            { name: "Gain", value: "±18 dB each; rumble cuts only" },
            { name: "Range", value: "20 Hz to 20 kHz" },
            { name: "Following", value: "On or off for each band" },
            { name: "Listening", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "None while following is off, about 20 ms with it",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Clear up a muddy voice",
          rows: [
            {
              title: "Let it hear a verse",
              text: "Play the verse, not the chorus: mud lives in the low, quiet lines. Take the curve it offers.",
            },
            {
              title: "Check rumble",
              text: "Solo the band. If you hear footsteps and traffic, leave it. If you hear the voice, move it down.",
            },
            {
              title: "Find the nose",
              text: "Raise nasal by a lot, move it until the voice sounds most like a cold, then cut there. Less than half of what you raised is usually enough.",
            },
            {
              title: "Body before air",
              text: "It is tempting to start at the top. A voice with the right weight needs less shine.",
            },
            {
              title: "Match the loudness",
              text: "Before you compare, set the output so that both sound equally loud. The louder one always wins, also when it is worse.",
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
          headline: "Tone, then sharpness",
          text: "A synthetic singer before and after two tools that work on the sound of a voice and not on its notes.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Muddy and nasal, then neither.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "What often comes next: air brings the s sounds along.",
            },
          ],
        },
      ],
    },
  ],
};
