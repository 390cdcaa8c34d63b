import { autoTuneHybridControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet } from "../../fragments/system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "Tuning made for Pro Tools.",
  text: "Hybrid is AutoTune for Pro Tools. It runs on your system’s DSP while you record and natively when you mix, with the same settings and the same sound.",
  nav: { description: "For Pro Tools, on DSP or native", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid: pitch correction for Pro Tools",
    description:
      "Real-time tuning as an AAX plug-in, on DSP hardware or natively. AutoTune Hybrid keeps settings and sound the same in both.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Built like a rack unit",
      rows: [
        {
          title: "DSP or native",
          text: "On the hardware while you record, on the computer when you mix. Move a session from the studio rig to a laptop, and the settings come along.",
        },
        {
          title: "A wall of lights",
          text: "Pale lights show what you sing, bright ones show what comes out. The gap between them is the correction, and you can read it from the booth.",
        },
        {
          title: "Throat",
          text: "Makes the singer’s throat sound longer or shorter. A touch of it gives a thin take some chest.",
        },
        {
          title: "Retune and Flex",
          text: "Retune sets how fast a note is corrected. Flex sets how close you have to be before anything happens, so a slide stays a slide.",
        },
        {
          title: "One button for the stage",
          text: "LIVE turns off everything that adds delay. What’s left is shown right below the button, so there’s nothing to argue about.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Set for the stage",
      text: "A live setting: medium speed, a little Throat.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "Tuned, with more chest",
          text: "The notes settle at a medium speed while the voice gets a little bigger than its owner.",
        },
      ],
    },
    includedInUnlimited(
      "Hybrid is in the plan, and so are Pro and 2026, for when you’re not in Pro Tools.",
    ),
    {
      block: "specs",
      headline: "System requirements",
      groups: [
        {
          title: "What you need",
          rows: [
            { name: "DAW", value: "Pro Tools with AAX DSP or AAX Native" },
            { name: "Mac", value: "macOS 12 or later, Apple silicon or Intel; AAX" },
            { name: "PC", value: "Windows 10 or 11, 64-bit; AAX" },
            { name: "Activation", value: "On 2 computers at a time" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions about Hybrid",
      items: [
        {
          question: "Do I need DSP hardware?",
          answer:
            "No. Without it Hybrid runs natively. With it, the processing moves to the hardware and your computer has less to do while you record.",
        },
        {
          question: "Does it run outside Pro Tools?",
          answer: "No. Hybrid is AAX only. For other DAWs, choose AutoTune Pro or AutoTune 2026.",
        },
        {
          question: "Does Hybrid have a Graph mode?",
          answer:
            "No. It tunes in real time. To edit note by note after the take, use AutoTune Pro.",
        },
        {
          question: "Does it sound the same on DSP and natively?",
          answer:
            "It’s designed to: same settings, same processing. What differs is the delay, which is shorter on the hardware.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Pairs well with Hybrid",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [{ name: "Mode", value: "Automatic, in real time" }],
          sampleRates: "44.1 to 192 kHz natively, 44.1 to 96 kHz on DSP",
          controls: controlRows(autoTuneHybridControls, "auto-tune-hybrid/controls"),
          latency: "About 2 ms on DSP with LIVE, about 3 ms natively",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "Architecture", value: "64-bit; native on Apple silicon" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Record tuned, keep the raw take",
          rows: [
            {
              title: "Make two tracks",
              text: "Record the mic to one track with no plug-ins. Send the same input to a second track for the singer’s headphones.",
            },
            {
              title: "Put Hybrid on the second",
              text: "Choose the DSP version if you have the hardware. Turn on LIVE and read the delay below it.",
            },
            {
              title: "Set it for the singer",
              text: "Medium Retune and plenty of Flex. A singer who’s fighting the correction sings worse than one who doesn’t notice it.",
            },
            {
              title: "Record",
              text: "The singer hears the tuned voice; the disk gets the honest one.",
            },
            {
              title: "Decide later",
              text: "Copy the plug-in and its settings to the raw track, run it natively and change your mind as often as you like.",
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
          headline: "Hybrid in context",
          text: "Two ways to tune, and what comes next in the chain.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, stage",
              text: "Medium tuning with the throat made longer.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, live",
              text: "Faster, and the throat stays as it was.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "What usually comes right after the tuning: an even level.",
            },
          ],
        },
      ],
    },
  ],
};
