import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "Loud and quiet, on speaking terms.",
  text: "Singers lean in, step back, whisper and shout. Vocal Compressor learns the range of a take, starts from settings that fit it, and shows you every decibel it takes away.",
  nav: { description: "Evens out loud and quiet", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor: an even voice",
    description:
      "Vocal Compressor learns how loud and quiet a take gets, starts from fitting settings and shows what it takes away.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "It measures before it squeezes",
      rows: [
        {
          title: "A start that fits",
          text: "After some seconds it knows how loud this singer gets. Threshold and ratio move to a place from which you can work.",
        },
        {
          title: "The curve",
          text: "In on one side, out on the other. Where the line bends, compression begins; how flat it gets is how firm it is.",
        },
        {
          title: "The history",
          text: "The take goes by as it was sung and as it comes out, and from above hangs what was taken away. You see at once whether it works on words or on everything.",
        },
        {
          title: "Slow hands, quick hands",
          text: "Attack and release adapt to the phrase. A shout is caught in time, and a long note is not pushed down in the middle.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "At the same distance",
      text: "We told the synthetic singer to jump about between whisper and shout. It obeyed.",
      demos: [
        {
          product: "vocal-compressor",
          title: "Uneven to even",
          text: "Before, you would keep a hand on the fader. After, you can take it away.",
        },
      ],
    },
    includedInUnlimited(
      "The compressor is in the plan, and so is what goes before and after it in the chain.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the compressor",
      items: [
        {
          question: "I own five compressors. Why this one?",
          answer:
            "Because it starts where you would have arrived. If you enjoy the way there, keep the five; we understand.",
        },
        {
          question: "How do I know that it is too much?",
          answer:
            "When the breaths are as loud as the words. Also when the picture always shows something being taken away.",
        },
        {
          question: "Before or after the EQ?",
          answer:
            "After Vocal EQ in our chain: the EQ takes out what would otherwise make the compressor work for nothing. There is no law.",
        },
        {
          question: "Can I use it while recording?",
          answer: "Yes. With look-ahead off it adds no delay.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "On either side of it",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor, the facts",
          inside: [
            { name: "Threshold", value: "-60 to 0 dB" },
            { name: "Ratio", value: "1:1 to 20:1" },
            { name: "Attack", value: "Adapting, or by hand" },
            { name: "Release", value: "A starting value by hand, adapting from there" },
            { name: "Look-ahead", value: "Off or 5 ms" },
            { name: "Listening", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "None; 5 ms with look-ahead, compensated by the host",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Set a vocal compressor by ear",
          rows: [
            {
              title: "Loop two lines",
              text: "Choose the quietest and the loudest that follow each other. If those two work, the song does.",
            },
            {
              title: "Overdo it",
              text: "Pull the threshold down until it sounds wrong: flat, close, breathless. Now you know what the effect sounds like.",
            },
            {
              title: "Go back",
              text: "Raise it until you only notice the compressor when you switch it off. The picture should show work on the loud line and rest on the quiet one.",
            },
            {
              title: "Listen to the consonants",
              text: "If t and k have lost their edge, slow the attack. If the first syllable jumps out, make it faster.",
            },
            {
              title: "Give back the level",
              text: "Turn up the output by what was taken away, so that you compare tone and not loudness.",
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
          headline: "Even, and then further away",
          text: "A synthetic singer, first brought to one level, then put into a room.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Whisper and shout meet in the middle.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "The gentler relative: it rides the level and cleans up as well.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "An even voice needs less reverb. Hear how little this is.",
            },
          ],
        },
      ],
    },
  ],
};
