import type { SeedProductPage } from "../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "The effect, on purpose.",
  text: "EFX+ does not hide. It snaps every note hard onto the scale and puts doubling and echo behind it, with a field for one finger and sixteen pads to hit. For the sound that people mean when they say the name.",
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
          text: "The line goes up and down in steps, with nothing in between. No setting needed but the key.",
        },
        {
          title: "A field for one finger",
          text: "Human stands in one corner, robot in the other. Move between them while you sing, and the line jumps from note to note as you go.",
        },
        {
          title: "Sixteen pads",
          text: "Hit one for a second voice beside yours, another for repeats behind it. Hold it for a word, let go for the next.",
        },
        {
          title: "In time",
          text: "Echoes and repeats run on sixteen steps in the tempo of the song. You can be late; they are not.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "You know this one",
      text: "A synthetic singer, who turns out to be good at sounding synthetic.",
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
            "No. EFX+ is sold on its own, beside the plan. The plan’s three editions make the hard-tuned sound as well; EFX+ adds the pads and what is behind them.",
        },
        {
          question: "Can it also be subtle?",
          answer:
            "Not very. It was made for the opposite. For a correction nobody hears take AutoTune Pro or AutoTune 2026.",
        },
        {
          question: "Is it a good first AutoTune?",
          answer:
            "If the effect is what you are after, yes: there is little to set, and it is hard to get wrong. If you want to mend takes, start with 2026.",
        },
        {
          question: "Does it work live?",
          answer: "Yes, it tunes in real time. The echo is in time with the tempo of the host.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "For more of this",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+, the facts",
          inside: [
            { name: "Mode", value: "Automatic, hard, in real time" },
            { name: "Effects", value: "Doubling, echo and repeats, on 16 pads" },
            { name: "Scales", value: "Major, minor, chromatic, or your own choice of notes" },
            { name: "Key", value: "By hand, or from AutoKey" },
            { name: "Tempo", value: "From the host" },
          ],
          latency: "About 3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Sing so that hard tuning sounds good",
          rows: [
            {
              title: "Get the key right",
              text: "In the wrong key hard tuning is wrong with great confidence. Let AutoKey find it, or try the two likely ones and listen to the last note.",
            },
            {
              title: "Slide on purpose",
              text: "The effect lives on the way between two notes. Glide slowly from one to the other and hear it climb the stairs.",
            },
            {
              title: "Lean into the wrong note",
              text: "Sing halfway between two notes and waver. The jump to and fro is the ornament everybody imitates.",
            },
            {
              title: "Then play the field",
              text: "Start near the human corner. Go to the robot for the last word of a line and come back for the next.",
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
          text: "Three ways to stop sounding like a person, by a singer who never was one.",
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
