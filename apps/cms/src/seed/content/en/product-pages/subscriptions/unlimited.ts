import type { SeedProductPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../fragments/tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "Tune it. Mix it. Transform it. One plan.",
  text: "AutoTune 2026, Pro and Hybrid, AutoKey, the full vocal chain and {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects. Use them for one record or for ten years, pay monthly or annually, and cancel any time.",
  nav: { description: "AutoTune, vocal chain and effects in one plan", isNew: false, order: 1 },
  products: ["auto-tune-unlimited-yearly", "auto-tune-unlimited-monthly"],
  seo: {
    title: "AutoTune Unlimited: 20+ pro vocal tools, one plan",
    description:
      "AutoTune 2026, Pro and Hybrid plus AutoKey, {tools:auto-tune-unlimited-monthly/ai-powered-vocal-chain} AI vocal mixing tools and {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects in one plan, billed monthly or annually, with a 14-day free trial.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "One plan, monthly or annually",
      points: [
        {
          title: "{tools:auto-tune-unlimited-monthly/auto-tune} AutoTune tools",
          text: "{names:auto-tune-unlimited-monthly/auto-tune}",
        },
        {
          title: "{tools:auto-tune-unlimited-monthly/ai-powered-vocal-chain} AI mixing tools",
          text: "the full vocal chain",
        },
        {
          title: "{tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects",
          text: "all of them",
        },
        { title: "New releases", text: "on the day they come out" },
        { title: "Recording templates", text: "sessions with the chain already set up" },
        { title: "Cancel any time", text: "and keep what you’ve recorded" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "What’s included",
      text: "20+ pro vocal tools, from the first correction to the last reverb. AutoTune EFX+ is sold separately.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "Hear what’s in the plan",
      text: "Some of the plug-ins, before and after.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Tuned as you sing",
          text: "AutoTune 2026, set for the stage.",
        },
        {
          product: "vocal-prep",
          title: "Cleaned up",
          text: "Noise, room and a wandering level, then a voice you can mix.",
        },
        {
          product: "harmony-engine",
          title: "In harmony",
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
      headline: "How the plan works",
      rows: [
        {
          title: "Try it free",
          text: "Your trial lasts 14 days and includes the whole plan. Cancel before it ends and you pay nothing. One trial per person.",
        },
        {
          title: "Pay monthly or annually",
          text: "After the trial, you pay monthly. You can switch to the annual plan at any time, or start with it and skip the trial. You see what you’ll be charged before you click the button.",
        },
        {
          title: "Cancel any time",
          text: "No reason needed. Everything keeps working until the end of the period you’ve paid for, and you won’t be charged again.",
        },
        {
          title: "What you keep",
          text: "Your sessions, the audio you’ve exported and every plug-in you’ve bought. Plug-ins from the plan go silent in your sessions until you come back or buy the ones you miss.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about Unlimited",
      items: [
        {
          question: "When is it better to buy?",
          answer:
            "If you need only a couple of plug-ins and will keep them for years, buy them. If you reach for many, or only need them for one project, go with the plan. Each plug-in’s price is on its own page, so you can compare.",
        },
        {
          question: "Is EFX+ included?",
          answer:
            "No. The plan includes AutoTune 2026, Pro and Hybrid, plus AutoKey. EFX+ is sold separately.",
        },
        {
          question: "How many computers can I use it on?",
          answer: "Two at a time.",
        },
        {
          question: "Do I have to be online all the time?",
          answer:
            "No. Only to download, to activate and when a new billing period begins. In between, you can work offline.",
        },
        {
          question: "What are the recording templates?",
          answer:
            "Sessions with tracks, routing and plug-ins already set up, for a lead vocal, a hard-tuned rap, stacked harmonies and more. Each comes as a DAWproject file, which Bitwig Studio, Cubase and Studio One open, and as a REAPER project. You’ll find them on your plan’s page in your account, from the first day of your trial. Producer and Essentials come with the templates that use only their plug-ins.",
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
          headline: "The plan in detail",
          groups: [
            {
              title: "What’s included",
              rows: [
                { name: "AutoTune editions", value: "2026, Pro, Hybrid; plus AutoKey" },
                { name: "AI vocal chain", value: "Prep, EQ, Compressor, De-Esser, Reverb" },
                {
                  name: "Creative effects",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo, Undertow",
                },
                { name: "New releases", value: "On the day they come out" },
                { name: "Recording templates", value: "Sessions as DAWproject and REAPER files" },
              ],
            },
            {
              title: "The plan",
              rows: [
                { name: "Trial", value: "14 days, one per person" },
                { name: "Billing", value: "Monthly or annually" },
                {
                  name: "Canceling",
                  value: "Any time; the plan runs to the end of the paid period",
                },
                { name: "Activation", value: "On 2 computers at a time" },
                {
                  name: "Internet",
                  value: "To download, to activate and when a billing period begins",
                },
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
                { name: "Memory", value: "4 GB (8 GB recommended)" },
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
              text: "Vocal Prep first. Take out the noise and half of the room, and even out the level.",
            },
            {
              title: "Tune it",
              text: "Let AutoKey hear the music, then put AutoTune Pro or 2026 on the vocal. Start slow and go faster only if you need to.",
            },
            {
              title: "Shape it",
              text: "Vocal EQ, then the compressor, then the de-esser, in that order. Each one has less to do because of the one before it.",
            },
            {
              title: "Dress it",
              text: "One creative effect, on one word or on the last chorus. There are {tools:auto-tune-unlimited-monthly/creative-vocal-effects} in the plan, but a song rarely wants two at once.",
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
          headline: "The small effects",
          text: "One idea each, before and after.",
          demos: [
            { product: "twin", title: "Twin", text: "Sung twice, or so it seems." },
            { product: "ember", title: "Ember", text: "Warm at first, then glowing at the edges." },
            { product: "whisper", title: "Whisper", text: "All breath, all words, no tone." },
            { product: "larynx", title: "Larynx", text: "A throat bent into another shape." },
            { product: "shard", title: "Shard", text: "The take in splinters, put back together." },
            {
              product: "orbit",
              title: "Orbit",
              text: "Around your head. Use headphones for this one.",
            },
            { product: "dial", title: "Dial", text: "From the far end of a wire." },
            { product: "stutter", title: "Stutter", text: "Slices on repeat, in time." },
            { product: "halo", title: "Halo", text: "A tail that climbs and shimmers." },
            { product: "undertow", title: "Undertow", text: "The same voice an octave below." },
          ],
        },
      ],
    },
  ],
};
