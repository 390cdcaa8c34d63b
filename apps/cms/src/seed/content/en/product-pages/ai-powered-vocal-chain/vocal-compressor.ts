import { vocalCompressorControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
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
    title: "Vocal Compressor: even vocals, start to finish",
    description:
      "Vocal Compressor learns how loud and quiet a take gets, starts from settings that fit and shows you what it takes away.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "It measures before it squeezes",
      rows: [
        {
          title: "A starting point that fits",
          text: "It takes a few seconds to learn how loud this singer gets. Then Threshold and Ratio move to a place you can work from.",
        },
        {
          title: "The curve",
          text: "Input on one side, output on the other. Compression begins where the line bends; the flatter it gets, the firmer the grip.",
        },
        {
          title: "The history",
          text: "The take scrolls by as it was sung and as it comes out, with the gain reduction hanging from the top. You can tell at a glance whether it’s working on a few words or on everything.",
        },
        {
          title: "Slow hands, quick hands",
          text: "Attack and Release adapt to the phrase. A shout gets caught in time, and a long note doesn’t get pushed down in the middle.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Whisper and shout, one level",
      text: "A take that jumps between a whisper and a shout, then the same take under control.",
      demos: [
        {
          product: "vocal-compressor",
          title: "Uneven to even",
          text: "Before, you’d keep a hand on the fader. After, you can let go.",
        },
      ],
    },
    includedInUnlimited(
      "The compressor is in the plan, and so is everything that goes before and after it in the vocal chain.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the compressor",
      items: [
        {
          question: "I own five compressors. Why this one?",
          answer:
            "Because it starts where you’d have ended up. If you enjoy getting there yourself, keep all five.",
        },
        {
          question: "How do I know when it’s too much?",
          answer:
            "When the breaths are as loud as the words. Or when the display never stops showing gain reduction.",
        },
        {
          question: "Before or after the EQ?",
          answer:
            "In our chain, after Vocal EQ: the EQ takes out the rumble that would make the compressor work for nothing. But there’s no rule.",
        },
        {
          question: "Can I use it while recording?",
          answer: "Yes. With Look-ahead off it adds no delay.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Before and after the compressor",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [{ name: "Analysis", value: "On your computer; no audio is sent anywhere" }],
          controls: controlRows(vocalCompressorControls, "vocal-chain/vocal-compressor"),
          latency: "None; 5 ms with Look-ahead, compensated by your DAW",
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
              text: "Find a quiet line right next to a loud one. If those two work, the song works.",
            },
            {
              title: "Overdo it",
              text: "Pull Threshold down until it sounds wrong: flat, close, breathless. Now you know what the effect sounds like.",
            },
            {
              title: "Back off",
              text: "Raise it until you only notice the compressor when you switch it off. The display should show it working on the loud line and resting on the quiet one.",
            },
            {
              title: "Listen to the consonants",
              text: "If t and k have lost their edge, slow Attack down. If the first syllable jumps out, make it faster.",
            },
            {
              title: "Make up the gain",
              text: "Turn up Output by what was taken away, so you’re comparing tone, not loudness.",
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
          headline: "Even, then farther back",
          text: "A vocal brought to one level, then placed in a room.",
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
