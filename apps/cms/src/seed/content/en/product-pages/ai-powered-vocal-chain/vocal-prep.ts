import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "Wash the take before you cook with it.",
  text: "Noise, room, clicks and jumpy levels are easier to remove before the mix than in it. Prep listens to a raw take, says what is wrong with it, and hands on a clean one.",
  nav: { description: "Less noise, less room, an even level", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: clean takes before the mix",
    description:
      "Vocal Prep takes noise and room out of a raw vocal and evens its level, so that everything after it has an easier job.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Four chores, one window",
      rows: [
        {
          title: "Noise",
          text: "The fan, the fridge, the hiss of a cheap preamp. Prep learns what the pauses sound like and takes that away from the words as well.",
        },
        {
          title: "Room",
          text: "A bedroom adds its walls to your voice. Prep draws the shape of the room it hears and turns it down. It cannot move you to a studio, but it can close the door.",
        },
        {
          title: "Clicks",
          text: "Lips, tongues and bad cables. They are found one by one, taken out, and counted in the window.",
        },
        {
          title: "Level",
          text: "Lines sung away from the microphone come up, shouted ones come down, phrase by phrase. No pumping: it rides a fader, it does not squeeze.",
        },
        {
          title: "Before and after, in one picture",
          text: "A blade of light goes over the take: dust before it, nothing but the voice behind it. What you no longer see is what you no longer hear.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "A bad room, then a better one",
      text: "We made the singer synthetic and the recording bad, both on purpose.",
      demos: [
        {
          product: "vocal-prep",
          title: "Hiss, walls and wandering",
          text: "Before: noise, a boxy room, and a level that comes and goes. After: mostly the voice.",
        },
      ],
    },
    includedInUnlimited(
      "Prep is the first of the five vocal chain tools in the plan. The other four follow it in order.",
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
          answer:
            "Yes, with some delay, so it belongs in the mix and not on the singer’s headphones.",
        },
        {
          question: "Where in the chain does it go?",
          answer:
            "First, before AutoTune and before anything that makes quiet things louder. A compressor would lift the noise that Prep is about to remove.",
        },
        {
          question: "Does my audio leave the computer?",
          answer: "No. The listening happens in the plug-in, on your machine.",
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
          headline: "Vocal Prep, the facts",
          inside: [
            { name: "Reduces", value: "Steady noise, room, clicks, differences in level" },
            { name: "Learns from", value: "The take itself, about 10 seconds of it" },
            { name: "Amounts", value: "One for each of the four, 0 to 100" },
            { name: "Listening", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "About 45 ms, compensated by the host",
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
              text: "Keep a second or two before the first word. Prep learns the noise from the pauses, so do not cut them off first.",
            },
            {
              title: "Let it listen",
              text: "Play ten seconds with words and pauses. The amounts move to where it would begin.",
            },
            {
              title: "Noise first",
              text: "Turn the others to zero. Raise noise until the pauses are quiet, then go back until the ends of words no longer sound cut.",
            },
            {
              title: "Then the room",
              text: "Listen to one short, loud word and what rings after it. Take off about half of that: a voice with no room at all sounds pasted in.",
            },
            {
              title: "Level last",
              text: "Set it so that you understand each line without reaching for the fader. The compressor does the rest.",
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
          text: "All voices are synthetic; the faults were added with care.",
          demos: [
            {
              product: "vocal-prep",
              title: "Raw to ready",
              text: "Noise, room and level, all at once.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "What happens to an uneven take that is clean already.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Mud and nose, dealt with after the noise is gone.",
            },
          ],
        },
      ],
    },
  ],
};
