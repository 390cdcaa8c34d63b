import { autoTuneEfxPlusControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "The effect, on purpose.",
  text: "EFX+ doesn’t hide. It snaps every note hard onto the scale and puts doubling and echo behind it, with a field you play with one finger and sixteen pads to hit. It’s the sound people mean when they say the name.",
  nav: { description: "Hard tune with a rack of effects", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+: hard tune with effects",
    description:
      "The hard-tuned sound with doubling and echo behind it, played with one finger. AutoTune EFX+ is the effect, on purpose.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Less subtle, more fun",
      rows: [
        {
          title: "Hard from the first note",
          text: "The melody moves in steps. Set the key, and it’s there.",
        },
        {
          title: "A field for one finger",
          text: "Human is in one corner, Robot in the opposite one. Slide between them while you sing and hear the notes snap harder as you go.",
        },
        {
          title: "Sixteen pads",
          text: "Hit one for a second voice beside yours, another for repeats behind it. Hold it for a word, let go for the next.",
        },
        {
          title: "In time",
          text: "Echoes and repeats run on sixteen steps at the song’s tempo. You can be late. They won’t be.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "You know this one",
      text: "A plain take, then the sound you know from the radio.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Hard tune, with company",
          text: "Every slide becomes a stair. Then the doubling and the echo come in behind it.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about EFX+",
      items: [
        {
          question: "Is EFX+ part of Unlimited?",
          answer:
            "No. EFX+ is sold separately. The editions in the plan can do the hard-tuned sound too; EFX+ adds the pads and the effects behind them.",
        },
        {
          question: "Can it be subtle, too?",
          answer:
            "Not really. It was made for the opposite. For correction nobody hears, choose AutoTune Pro or AutoTune 2026.",
        },
        {
          question: "Is it a good first AutoTune?",
          answer:
            "If the effect is what you’re after, yes: there’s little to set, and it’s hard to get wrong. If you want to fix takes, start with 2026.",
        },
        {
          question: "Does it work live?",
          answer: "Yes. It tunes in real time, and the echo follows your DAW’s tempo.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "More like this",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Mode", value: "Automatic, hard, in real time" },
            { name: "Effects", value: "Doubling, echo and repeats, on 16 pads" },
            { name: "Tempo", value: "From your DAW" },
          ],
          controls: controlRows(autoTuneEfxPlusControls, "auto-tune-efx-plus/controls"),
          latency: "About 3 ms",
          diskSpace: "260 MB",
          isInPlan: false,
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "How to sing for hard tuning",
          rows: [
            {
              title: "Get the key right",
              text: "In the wrong key, hard tuning is wrong with great confidence. Let AutoKey find the right one, or try the two likeliest and listen to the last note.",
            },
            {
              title: "Slide on purpose",
              text: "The effect lives between the notes. Glide slowly from one to the next and hear it climb the stairs.",
            },
            {
              title: "Lean into the wrong note",
              text: "Sing halfway between two notes and waver. That jump back and forth is the flutter everyone imitates.",
            },
            {
              title: "Then play the field",
              text: "Start near Human. Go all the way to Robot on the last word of a line and come back for the next.",
            },
            {
              title: "Keep the words clear",
              text: "Consonants carry the song when the pitch is a staircase. Spit them out a little more than feels polite.",
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
          headline: "Hard, harder, machine",
          text: "Three ways to sound less like a person.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, with everything on",
              text: "Stairs, doubling and echo.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, for comparison",
              text: "Quick tuning that still lets you hear where the voice came from.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "One step further: the pitch is no longer yours at all.",
            },
          ],
        },
      ],
    },
  ],
};
