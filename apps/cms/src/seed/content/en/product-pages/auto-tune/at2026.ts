import { autoTune2026Controls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Set the key. Sing. Done.",
  text: "One dial that shows the note you’re singing, two knobs, and your voice in tune as you sing. 2026 is the edition for people who’d rather do another take than read a manual.",
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
      headline: "Small window, fast results",
      rows: [
        {
          title: "The note dial",
          text: "The notes fan out in an arc across the window. The one you’re singing shows below it, large, with how many cents you’re off. You can read it from across the room.",
        },
        {
          title: "Two knobs, no pages",
          text: "Retune sets how fast a note is corrected. Human sets how much a long note can breathe. There’s no second page to get lost on.",
        },
        {
          title: "Made for the moment",
          text: "It works in real time only, and that’s the point: you hear the tuned voice while you sing it, not an hour later.",
        },
        {
          title: "Don’t know the key?",
          text: "Let AutoKey listen to the song and set it for you. Or tap the notes you want on the dial and leave the others out.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Fast enough for the stage",
      text: "Live settings: quick enough to hold every note, well short of the full robot.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Live tuning",
          text: "Every note locks in almost instantly. You can hear that it’s tuned. You can also hear that it’s right.",
        },
      ],
    },
    includedInUnlimited(
      "AutoTune 2026 is in the plan, along with Pro and Hybrid. Sing through 2026, edit in Pro afterward, without buying either.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about 2026",
      items: [
        {
          question: "What does Pro have that 2026 doesn’t?",
          answer:
            "Graph mode, for editing by hand after the take. If you fix individual notes, choose Pro. If you’d rather sing it again until it’s right, 2026 is all you need.",
        },
        {
          question: "Does it expire at the end of the year?",
          answer:
            "No. 2026 is the year of the edition, not an expiration date. A license you buy never expires.",
        },
        {
          question: "Can I play it like an instrument?",
          answer:
            "Almost. You can switch notes on the dial while you sing, so you can narrow the scale for the chorus and open it up again.",
        },
        {
          question: "How many computers can I use it on?",
          answer: "Two at a time, like your studio machine and the laptop you take on stage.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Pairs well with 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [{ name: "Mode", value: "Automatic, in real time" }],
          controls: controlRows(autoTune2026Controls, "auto-tune-2026/controls"),
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
              title: "Cut the delay",
              text: "Set your audio interface’s buffer to 64 or 128 samples. Most of the delay a singer hears comes from there, not from the plug-in.",
            },
            {
              title: "Set each song’s key",
              text: "Save one preset per song, with its key and scale. On stage you switch presets, not settings.",
            },
            {
              title: "Start with Retune in the middle",
              text: "Sing the hardest line of the set. If notes wobble, go faster. If slides turn into stairs, go slower. If long notes sound too still, turn up Human.",
            },
            {
              title: "Tune before the echo",
              text: "Put 2026 before reverb and delay. Otherwise it hears two of you and believes both.",
            },
            {
              title: "Keep a way out",
              text: "Assign bypass to a footswitch. Between songs you’ll want to talk, and nobody talks in A minor.",
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
          headline: "2026 next to Pro and Hybrid",
          text: "Takes that start a little off, and the editions that set them right.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, live",
              text: "Quick and tidy, with a little of the scoop left.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "Eases onto the note. Listen to how the long ones start.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, with Throat",
              text: "A medium speed, and a slightly different throat as well.",
            },
          ],
        },
      ],
    },
  ],
};
