import { vocalDeEsserControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Less sizzle, same singer.",
  text: "Close mics and bright EQs love the letter s more than anyone else does. Vocal De-Esser finds the band where yours gets sharp, turns down only that, and only while it lasts.",
  nav: { description: "Softens sharp s sounds, nothing else", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: softer s sounds",
    description:
      "Vocal De-Esser finds where a voice gets sharp and turns down only that, only while it lasts. The rest of the vocal stays untouched.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "A narrow cut, at the right moment",
      rows: [
        {
          title: "It finds your s",
          text: "Every voice hisses in a different place, often between 5 and 9 kHz. Play a line and the band moves there automatically.",
        },
        {
          title: "See it happen",
          text: "The spectrogram shows the words as they go by, with the letters below. You see the cut in every s. If it’s cutting anything else, you see that too.",
        },
        {
          title: "Hear what’s removed",
          text: "One button plays only what it takes out. It should sound like a bike pump. If you hear vowels, ease off.",
        },
        {
          title: "It can tell s from h",
          text: "Breath and air stay open. Turning those down is what makes de-essed vocals sound dull.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Sssssofter",
      text: "Extra-sharp consonants, then the same line de-essed. Watch your headphone volume on the first one.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "Sharp to smooth",
          text: "The s sounds step back behind the words. The vowels in between are the same in both.",
        },
      ],
    },
    includedInUnlimited(
      "It’s one of the {tools:auto-tune-unlimited-monthly/ai-powered-vocal-chain} mixing tools in the plan, and the one people forget about until it’s missing.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the de-esser",
      items: [
        {
          question: "Can’t I just use an EQ?",
          answer:
            "An EQ would turn the band down for the whole song, vowels included. The de-esser waits for the s.",
        },
        {
          question: "Why does my singer suddenly have a lisp?",
          answer:
            "Too much reduction, or a band that’s too wide. Try half of what seems right, then listen again tomorrow.",
        },
        {
          question: "Before or after the compressor?",
          answer:
            "After. Compressors lift the quiet parts, and s sounds are often among them. If the compressor itself reacts to the s, add a second de-esser before it.",
        },
        {
          question: "Does it work for languages other than English?",
          answer: "Yes. It hears sharpness, not letters.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Pairs well with the de-esser",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [{ name: "Analysis", value: "On your computer; no audio is sent anywhere" }],
          controls: controlRows(vocalDeEsserControls, "vocal-chain/vocal-de-esser"),
          latency: "About 2 ms, compensated by your DAW",
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
              text: "Every song has one, full of s and sh. Loop it. If that line is fine, the rest will be.",
            },
            {
              title: "Let it find the band",
              text: "Play the loop twice. Watch where the cut lands in the spectrogram: it should be on the bright bursts, not on the stripes of the vowels.",
            },
            {
              title: "Listen to what’s removed",
              text: "Play only what’s being removed. Narrow the band until you can’t hear any vowels in it.",
            },
            {
              title: "Stop early",
              text: "Raise Reduction until the s no longer hurts, not until it is gone. A word needs its s to be understood.",
            },
            {
              title: "Check it with reverb",
              text: "Turn the reverb back on. A long tail repeats every s you left in, so that’s where you’ll hear whether you’ve done enough.",
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
          headline: "The top end, under control",
          text: "What a voice does above 5 kHz, and what you can do about it.",
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
