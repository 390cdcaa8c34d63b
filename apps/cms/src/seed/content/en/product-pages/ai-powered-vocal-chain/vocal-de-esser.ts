import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Less sizzle, same singer.",
  text: "Close microphones and bright EQs love the letter s more than anybody else does. Vocal De-Esser finds the band where yours is sharp, turns down only that, and only while it lasts.",
  nav: { description: "Softens sharp s sounds, nothing else", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: softer s sounds",
    description:
      "Vocal De-Esser finds where a voice is sharp and turns down only that, only while it lasts. The rest of the voice stays.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "A narrow cut, at the right moment",
      rows: [
        {
          title: "It looks for your s",
          text: "Every mouth hisses somewhere else, often between 5 and 9 kHz. Play a line and the band moves there by itself.",
        },
        {
          title: "See it happen",
          text: "The spectrogram shows the words as they go by, with the letters below. Each s has a window cut into it. If anything else is cut, you see that too.",
        },
        {
          title: "Hear what goes",
          text: "One button plays only what is removed. It should sound like a bicycle pump. If you hear vowels, ease off.",
        },
        {
          title: "It knows s from h",
          text: "Breath and air stay open, because turning those down is what makes de-essed voices sound dull.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Sssssofter",
      text: "The synthetic singer got sharp consonants for this. Mind your headphones on the first one.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "Sharp to smooth",
          text: "The s sounds step back behind the words. The vowels in between are the same in both.",
        },
      ],
    },
    includedInUnlimited(
      "It is one of the five mixing tools in the plan, and the one people forget until they hear it missing.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the de-esser",
      items: [
        {
          question: "Could I just use an EQ?",
          answer:
            "An EQ would turn the band down for the whole song, vowels included. The de-esser waits for the s.",
        },
        {
          question: "Why does my singer lisp now?",
          answer:
            "Too much reduction, or a band that is too wide. Go for half of what seems right, then listen again tomorrow.",
        },
        {
          question: "Before or after the compressor?",
          answer:
            "After. Compressors lift the quiet parts, and s sounds are often among them. If the compressor reacts to the s, put it before as well.",
        },
        {
          question: "Does it work for languages other than English?",
          answer: "Yes. It hears sharpness, not letters.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Its usual company",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser, the facts",
          inside: [
            { name: "Band", value: "2 to 16 kHz, found by listening or set by hand" },
            { name: "Reduction", value: "0 to 24 dB" },
            { name: "Monitor", value: "Play only what is removed" },
            { name: "Listening", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "About 2 ms, compensated by the host",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Tame an s without a lisp",
          rows: [
            {
              title: "Pick the worst line",
              text: "Every song has one, full of s and sh. Loop it. If that line is fine, the others are.",
            },
            {
              title: "Let it find the band",
              text: "Play the loop twice. Watch where the cut stands in the spectrogram: on the bright bursts, not on the stripes of the vowels.",
            },
            {
              title: "Listen to the waste",
              text: "Switch to what is removed. Narrow the band until the vowels are gone from it.",
            },
            {
              title: "Stop early",
              text: "Raise the reduction until the s no longer hurts, not until it is gone. A word needs its s to be understood.",
            },
            {
              title: "Check it in the reverb",
              text: "Turn the reverb on again. A long tail repeats each s that you left; that is the place where you hear whether it was enough.",
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
          headline: "The top end, in order",
          text: "What a synthetic voice sounds like above 5 kHz, and what can be done about it.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Only the sharp moments change.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Here the whole tone changes, all the time.",
            },
          ],
        },
      ],
    },
  ],
};
