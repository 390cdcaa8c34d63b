import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Set the key. Sing. Done.",
  text: "One dial with the note you sing, two knobs, and your voice in tune while it happens. 2026 is the edition for people who would rather do another take than read a manual.",
  nav: { description: "Real-time tuning, set up in a minute", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026: real-time pitch correction",
    description:
      "Choose a key, turn two knobs and sing in tune, live. AutoTune 2026 is the quick edition for the studio and the stage.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Small window, short way",
      rows: [
        {
          title: "The note dial",
          text: "The notes stand in an arc as wide as the window, and the one you sing is written below it, large, with the cents you are off. You can read it from the other end of the room.",
        },
        {
          title: "Two knobs, no pages",
          text: "Retune says how fast a note is corrected, Human how much a long one may breathe. There is no second page to get lost on.",
        },
        {
          title: "Made for now",
          text: "It works in real time only, and that is the point: what you hear on the headphones is what lands on the track.",
        },
        {
          title: "The key, if you do not know it",
          text: "AutoKey can listen to the song and set it. Or tap the notes on the dial that you want in, and leave the others out.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Fast, as on a stage",
      text: "A synthetic singer with live settings: quick enough to hold every note, short of the full robot.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Live tuning",
          text: "Each note reaches its lane almost at once. You hear that it was tuned; you also hear that it is right.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026 is one of the three editions in the plan, beside Pro and Hybrid. Use it live and Pro afterwards, without buying either.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about 2026",
      items: [
        {
          question: "What does Pro have that 2026 lacks?",
          answer:
            "Graph mode, the editing by hand after the take. If you mend single notes, choose Pro. If you sing until it is right, 2026 is enough.",
        },
        {
          question: "Does the name mean that it ends with the year?",
          answer:
            "No. It is the year of the edition, not a use-by date. A licence you buy has no end.",
        },
        {
          question: "Can I play it like an instrument?",
          answer:
            "Nearly. Notes on the dial can be switched while you sing, so you can narrow the scale for the chorus and open it again.",
        },
        {
          question: "On how many computers may I use it?",
          answer: "On two at a time, for instance the studio machine and the laptop for the stage.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Goes well with 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026, the facts",
          inside: [
            { name: "Mode", value: "Automatic, in real time" },
            { name: "Knobs", value: "Retune, Human" },
            { name: "Retune speed", value: "0 to 300 ms" },
            { name: "Scales", value: "Major, minor, chromatic, or your own choice of notes" },
            { name: "Key", value: "By hand on the dial, or from AutoKey" },
          ],
          latency: "About 3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Get ready for a show in five minutes",
          rows: [
            {
              title: "Shorten the way",
              text: "Set the buffer of your audio interface to 64 or 128 samples. Most of the delay a singer hears comes from there, not from the plug-in.",
            },
            {
              title: "Set each song’s key",
              text: "Save one preset for each song with its key and scale. On stage you change a preset, not a setting.",
            },
            {
              title: "Start with retune in the middle",
              text: "Sing the hardest line of the set. If notes wobble, go faster. If slides turn into stairs, go slower. If long notes stand too still, give them more Human.",
            },
            {
              title: "Tune before the echo",
              text: "Put 2026 before reverb and delay. Otherwise it hears two of you and believes both.",
            },
            {
              title: "Keep a way out",
              text: "Assign bypass to a foot switch. Between songs you will want to talk, and nobody talks in A minor.",
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
          headline: "2026 and its neighbours",
          text: "Synthetic singers, a little off at first, and three editions that put them right.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, live",
              text: "Quick and tidy, with a little of the scoop left.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "Slower onto the note. Listen to the starts of the long ones.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, with throat",
              text: "A medium speed, and a slightly different throat as well.",
            },
          ],
        },
      ],
    },
  ],
};
