import type { SeedProductPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../fragments/tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "All of it, while you need it.",
  text: "Every edition, the whole vocal chain and all creative effects in one plan. Use it for one record or for ten years, by the month or by the year, and stop when you like.",
  nav: { description: "Every tool on the shelf, in one plan", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited: every tool in one plan",
    description:
      "3 AutoTune editions plus AutoKey, 5 AI vocal mixing tools and 14 creative effects in one plan, by the month or by the year, with a 14-day trial.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "One plan, two rhythms",
      points: [
        { title: "3 AutoTune editions", text: "plus AutoKey" },
        { title: "5 AI mixing tools", text: "the whole vocal chain" },
        { title: "14 creative effects", text: "all of them" },
        { title: "New releases", text: "on the day they come out" },
        { title: "Recording templates", text: "sessions with the chain in place" },
        { title: "Try free, cancel any time", text: "14 days to find out" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "Everything in it",
      text: "20+ pro vocal tools, says the label. We have counted: it is 23. AutoTune EFX+ is sold beside the plan.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "A small walk through the shelf",
      text: "Four of the tools, before and after, with a synthetic singer who never tires.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Tuned while singing",
          text: "AutoTune 2026 at a speed for the stage.",
        },
        {
          product: "vocal-prep",
          title: "Cleaned up",
          text: "Noise, room and a wandering level, then a voice you can mix.",
        },
        {
          product: "harmony-engine",
          title: "In company",
          text: "One line becomes a chord, in the key of the song.",
        },
        {
          product: "halo",
          title: "Lifted off the ground",
          text: "A reverb that climbs an octave while it fades.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "What happens when",
      rows: [
        {
          title: "You try",
          text: "The trial lasts 14 days and holds everything. Nothing is charged before it ends; if you cancel by then, nothing ever is. Each person has one.",
        },
        {
          title: "You pay",
          text: "After the trial the monthly price is charged once a month. Or you take the yearly plan, pay once a year, and spend less on the whole. What you will be charged stands beside the button before you press it.",
        },
        {
          title: "You cancel",
          text: "Any time, without a reason. Everything works until the end of the time you paid for, and then nothing more is charged.",
        },
        {
          title: "What stays",
          text: "The audio you have exported, the tools you have bought, and your sessions. The plug-ins of the plan fall silent in them until you come back or buy the ones you miss.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about Unlimited",
      items: [
        {
          question: "When is buying better than the plan?",
          answer:
            "If you need one or two tools and keep them for years, buy them. If you reach for many, or for one project only, take the plan. The prices are on this page and on theirs; we would do the sums too.",
        },
        {
          question: "Is EFX+ in it?",
          answer:
            "No. The plan holds AutoTune 2026, Pro and Hybrid, and AutoKey. EFX+ is sold beside it.",
        },
        {
          question: "On how many computers?",
          answer: "On 2 at a time, like everything we make.",
        },
        {
          question: "Do I need the internet all the time?",
          answer:
            "No. To download, to activate, and when a new period begins. In between you can work where there is none.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited, the facts",
          groups: [
            {
              title: "What it holds",
              rows: [
                { name: "AutoTune editions", value: "2026, Pro, Hybrid; plus AutoKey" },
                { name: "AI vocal chain", value: "Prep, EQ, Compressor, De-Esser, Reverb" },
                {
                  name: "Creative effects",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo, Undertow",
                },
                { name: "New releases", value: "On the day they come out" },
                { name: "Recording templates", value: "Sessions with the chain in place" },
              ],
            },
            {
              title: "The plan",
              rows: [
                { name: "Trial", value: "14 days, once for each person" },
                { name: "Billing", value: "By the month or by the year" },
                { name: "Cancelling", value: "Any time; it runs to the end of the paid time" },
                { name: "Activation", value: "On 2 computers at a time" },
                { name: "Internet", value: "To download, to activate, and when a period begins" },
              ],
            },
            {
              title: "Formats",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "AAX DSP and AAX Native only" },
              ],
            },
            {
              title: "Your computer",
              rows: [
                { name: "macOS", value: "12 or later, Apple silicon or Intel" },
                { name: "Windows", value: "10 or 11, 64-bit" },
                { name: "Memory", value: "4 GB, better 8 GB" },
                { name: "Disk space", value: "About 5 GB for everything; install what you use" },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "One vocal, from raw to finished",
          rows: [
            {
              title: "Clean it",
              text: "Vocal Prep first. Take off noise and half of the room, and even out the level.",
            },
            {
              title: "Tune it",
              text: "Let AutoKey hear the music, then AutoTune Pro or 2026 on the voice. Start slow and go faster only if you need to.",
            },
            {
              title: "Shape it",
              text: "Vocal EQ, then the compressor, then the de-esser, in this order. Each has less to do because of the one before.",
            },
            {
              title: "Dress it",
              text: "One creative effect, on one word or on the last chorus. Fourteen are on the shelf; a song rarely wants two at once.",
            },
            {
              title: "Place it",
              text: "Vocal Reverb at the end, as much as you like, and then a little less.",
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
          headline: "Ten small effects",
          text: "They have one idea each, and here it is. Synthetic singers, before and after.",
          demos: [
            { product: "twin", title: "Twin", text: "Sung twice, or so it seems." },
            { product: "ember", title: "Ember", text: "Warm at first, then glowing at the edges." },
            { product: "whisper", title: "Whisper", text: "All breath, all words, no tone." },
            { product: "larynx", title: "Larynx", text: "A throat bent into another shape." },
            { product: "shard", title: "Shard", text: "The take in splinters, put together anew." },
            {
              product: "orbit",
              title: "Orbit",
              text: "Around your head. Use headphones for this one.",
            },
            { product: "dial", title: "Dial", text: "From the far end of a wire." },
            { product: "stutter", title: "Stutter", text: "Slices again and again, in time." },
            { product: "halo", title: "Halo", text: "A tail that climbs and glitters." },
            { product: "undertow", title: "Undertow", text: "The same voice an octave below." },
          ],
        },
      ],
    },
  ],
};
