import { autoTuneProControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "Every note, in your hands.",
  text: "Pro corrects your voice while you sing and lets you edit every note by hand afterward. From a fix nobody hears to the hard-tuned sound everybody knows, you set how far it goes.",
  nav: { description: "Tune live, then edit note by note", isNew: false, order: 2 },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro: pitch correction, note by note",
    description:
      "Correct your voice while you sing, or edit it note by note afterward. AutoTune Pro goes from a fix nobody hears to the hard-tuned sound everybody knows.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Two modes, one voice",
      rows: [
        {
          title: "Automatic mode",
          text: "Choose a key and scale, then sing. Each note is corrected as it arrives, while you record or perform.",
        },
        {
          title: "Graph mode",
          text: "See the whole take as a line and edit it by hand. Draw a curve, move a note, leave the next one as it was.",
        },
        {
          title: "Retune speed",
          text: "The big knob. Slow for a correction nobody notices, fast for the stepped sound that made AutoTune famous.",
        },
        {
          title: "Flex-Tune and Humanize",
          text: "Flex-Tune steps in only near the note, so your slides stay slides. Humanize goes easy on long notes, so they keep moving.",
        },
        {
          title: "Low latency",
          text: "Hear yourself in tune in your headphones while you sing, with a delay short enough to forget.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "In tune and still human",
      text: "A take that’s a little off, as takes are. Then the same take through Pro.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "In tune, natural",
          text: "The notes land in A minor, slowly enough to keep the scoops and the vibrato. Watch the line: it bends, it doesn’t step.",
        },
      ],
    },
    includedInUnlimited(
      "Unlimited includes Pro, 2026 and Hybrid, AutoKey, the vocal chain and {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects. If you’d use three of them, do the math.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Pro",
      items: [
        {
          question: "Will people hear that I used it?",
          answer:
            "Only if you want them to. With a slow Retune Speed and some Flex-Tune the correction disappears into the performance. At the fastest setting it becomes the effect.",
        },
        {
          question: "Can I use it on stage?",
          answer:
            "Yes. Automatic mode works in real time, with low latency. You need a computer, an audio interface and a DAW to run the plug-in.",
        },
        {
          question: "Which edition is right for me?",
          answer:
            "Pro, if you want to edit note by note as well as tune in real time. AutoTune 2026 is for quick real-time work, and Hybrid is for Pro Tools, with or without DSP hardware. All three are part of Unlimited.",
        },
        {
          question: "What does Pro run on?",
          answer:
            "Pro runs in any DAW that loads one of these formats: AU, VST3 or AAX on macOS, VST3 or AAX on Windows.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "More for the same voice",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [],
          controls: controlRows(autoTuneProControls, "auto-tune-pro/controls"),
          latency: "About 3 ms in Automatic mode; your DAW compensates for Graph mode",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Fix one note, leave the rest",
          rows: [
            {
              title: "Put Pro first",
              text: "Insert it as the first plug-in on the vocal track. A pitch tracker works best on a dry voice, before compression, reverb and delay.",
            },
            {
              title: "Show it the take",
              text: "Switch to Graph mode and play the song once. Pro draws what you sang as a line across the note lanes.",
            },
            {
              title: "Find the note",
              text: "Look where your ear complains. A note that sits between two lanes is flat or sharp; a line that only wobbles around its lane is a voice being a voice.",
            },
            {
              title: "Move it, gently",
              text: "Select the note and pull it onto its lane. Leave the start and the end as they were, so the way you get into the note stays yours.",
            },
            {
              title: "Compare, then stop",
              text: "Bypass, listen and switch back. If you have to look at the line to tell which is which, you’re done.",
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
          headline: "One idea, three speeds",
          text: "Pro, and two siblings that get to the note faster.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "On the note in time, but never before the singer gets there.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, quick",
              text: "Faster and firmer, for a take that has to work right now.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, hard",
              text: "In no hurry to sound human.",
            },
          ],
        },
      ],
    },
  ],
};
