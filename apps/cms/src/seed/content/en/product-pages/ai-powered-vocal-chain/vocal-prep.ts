import { vocalPrepControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "Clean it before you mix it.",
  text: "Noise, room, clicks and jumpy levels are easier to fix before the mix than in it. Prep listens to a raw take, shows you what’s wrong with it and hands you a clean one.",
  nav: { description: "Less noise, less room, an even level", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: clean takes before the mix",
    description:
      "Vocal Prep takes noise and room out of a raw vocal and evens out its level, so everything after it has an easier job.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Four chores, one window",
      rows: [
        {
          title: "Noise",
          text: "The fan, the fridge, the hiss of a cheap preamp. Prep learns what the pauses sound like and takes that out from under the words, too.",
        },
        {
          title: "Room",
          text: "A bedroom adds its walls to your voice. Prep draws the shape of the room it hears and turns it down. It can’t move you to a studio, but it can close the door.",
        },
        {
          title: "Clicks",
          text: "Lips, tongues and bad cables. Prep finds clicks one by one, takes them out and counts them in the window.",
        },
        {
          title: "Level",
          text: "Lines sung off-mic come up, shouted ones come down, phrase by phrase. No pumping: it rides the fader, it doesn’t squeeze.",
        },
        {
          title: "Before and after, in one picture",
          text: "A blade of light sweeps across the take: dust ahead of it, nothing but the voice behind it. What you no longer see, you no longer hear.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "A bad room, then a better one",
      text: "A rough recording, then the same take through Prep.",
      demos: [
        {
          product: "vocal-prep",
          title: "Hiss, walls and a wandering level",
          text: "Before: noise, a boxy room, and a level that comes and goes. After: mostly the voice.",
        },
      ],
    },
    includedInUnlimited(
      "Prep is the first of the vocal chain tools in the plan. The others follow it in order.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Prep",
      items: [
        {
          question: "Can it rescue any recording?",
          answer:
            "No. It improves bad ones and saves time on good ones. Clipping, a phone call across the room or a drummer next door are beyond it.",
        },
        {
          question: "Does it work in real time?",
          answer: "Yes, with some delay, so it belongs in the mix, not in the singer’s headphones.",
        },
        {
          question: "Where in the chain does it go?",
          answer:
            "First, before AutoTune and before anything that makes quiet things louder. A compressor would lift the noise that Prep is about to remove.",
        },
        {
          question: "Does my audio leave my computer?",
          answer: "No. All the analysis happens in the plug-in, on your machine.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Next in the chain",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Reduces", value: "Steady noise, room, clicks, uneven levels" },
            { name: "Learns from", value: "The take itself, about 10 seconds of it" },
            { name: "Analysis", value: "On your computer; no audio is sent anywhere" },
          ],
          controls: controlRows(vocalPrepControls, "vocal-chain/vocal-prep"),
          latency: "About 45 ms, compensated by your DAW",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Make a bedroom take usable",
          rows: [
            {
              title: "Leave it some silence",
              text: "Keep a second or two before the first word. Prep learns the noise from the pauses, so don’t trim them off first.",
            },
            {
              title: "Let it listen",
              text: "Play ten seconds with words and pauses. The four amounts move to a suggested starting point.",
            },
            {
              title: "Noise first",
              text: "Turn the others to zero. Raise Noise until the pauses are quiet, then back off until the ends of words no longer sound cut off.",
            },
            {
              title: "Then the room",
              text: "Listen to one short, loud word and what rings after it. Take off about half of that: a voice with no room at all sounds pasted in.",
            },
            {
              title: "Level last",
              text: "Set it so you can make out every line without reaching for the fader. The compressor does the rest.",
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
          headline: "Prep, and what it makes possible",
          text: "A clean take, and what the next plug-ins do with it.",
          demos: [
            {
              product: "vocal-prep",
              title: "Raw to ready",
              text: "Noise, room and level, all at once.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "A take that’s already clean, leveled out.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Mud and honk, taken care of once the noise is gone.",
            },
          ],
        },
      ],
    },
  ],
};
