import { vocalChain as included } from "../../../../catalogue/shelves.ts";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";
import { vocalChain } from "../../fragments/tool-shelves.ts";

export const vocalChainBundle: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-chain-bundle",
  name: "Vocal Chain Bundle",
  tagline: "From raw take to finished vocal.",
  text: "The whole vocal chain, bought once: clean the take, shape its tone, even it out, soften the s and give it a room. Each plug-in starts by listening, and each makes the next one’s job easier.",
  products: ["vocal-chain-bundle"],
  seo: {
    title: "Vocal Chain Bundle: the whole chain, bought once",
    description:
      "Vocal Prep, EQ, Compressor, De-Esser and Reverb together, for less than buying them one by one. Licenses that never expire.",
  },
  blocks: [
    {
      block: "toolShelf",
      headline: "What’s in the bundle",
      text: "In the order that a voice goes through them. Each has its own page, with everything it does.",
      shelves: [{ ...vocalChain, products: included }],
    },
    {
      block: "audioDemos",
      headline: "Hear the chain at work",
      text: "The first step, one in the middle and the last.",
      demos: [
        {
          product: "vocal-prep",
          title: "Clean the take",
          text: "Noise, room and a wandering level, then a voice you can mix.",
        },
        {
          product: "vocal-compressor",
          title: "Even it out",
          text: "Whisper and shout meet in the middle.",
        },
        {
          product: "vocal-reverb",
          title: "Give it a room",
          text: "Listen to the gaps between the notes. That’s where a room lives.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Who it’s for",
      rows: [
        {
          title: "You record at home",
          text: "A bedroom, a desk, a neighbor with a drill. The chain begins with what the room did to the take.",
        },
        {
          title: "You mix for others",
          text: "Takes arrive from all kinds of microphones. Start each one from settings that fit that voice.",
        },
        {
          title: "You’d rather own it",
          text: "One payment, no plan. The licenses are yours and never expire.",
        },
      ],
    },
    includedInUnlimited(
      "The whole vocal chain is also in the plan, together with AutoTune and the creative effects.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the bundle",
      items: [
        {
          question: "Is it one plug-in or several?",
          answer:
            "Several. Each has its own license, its own installer and its own window, so you can use them one at a time.",
        },
        {
          question: "What if I already own one of them?",
          answer:
            "Then you pay less for the bundle. Sign in and look under Available Offers in your account.",
        },
        {
          question: "Do I have to use the whole chain?",
          answer:
            "No. Many takes need two or three of them. When you do use several, keep their order.",
        },
        {
          question: "Does it include AutoTune?",
          answer:
            "No. The chain mixes a voice; AutoTune tunes it. Tune right after Vocal Prep, before the rest.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Before and after the chain",
      products: ["auto-tune-2026", "auto-key", "halo"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Includes", value: "Prep, EQ, Compressor, De-Esser, Reverb" },
            { name: "Licenses", value: "One for each plug-in" },
            { name: "Installers", value: "One for each plug-in" },
            { name: "Analysis", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "Depends on the plug-in; compensated by your DAW",
          diskSpace: "About 1.6 GB for the whole chain",
        }),
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "The chain, step by step",
          text: "Each one before and after.",
          demos: [
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "Noise, room and a wandering level, then a voice you can mix.",
            },
            { product: "vocal-eq", title: "Vocal EQ", text: "Muddy and nasal, then neither." },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Whisper and shout meet in the middle.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Only the sharp moments change.",
            },
            { product: "vocal-reverb", title: "Vocal Reverb", text: "A room that could exist." },
          ],
        },
      ],
    },
  ],
};
