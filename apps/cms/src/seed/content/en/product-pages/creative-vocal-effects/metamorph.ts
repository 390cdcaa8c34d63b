import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "Somebody else sings your song.",
  text: "Metamorph gives your performance to another throat. Words, timing and phrasing stay yours; who seems to sing them is a point on a pad.",
  nav: { description: "Your phrasing, another voice", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: your phrasing, another voice",
    description:
      "Metamorph turns your voice into a different one and keeps your words, timing and phrasing. Choose who sings on a pad.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "A map of people you are not",
      rows: [
        {
          title: "Four corners",
          text: "You in one, a child in the next, then a machine and a creature. Everything between them is a mix, and most of it has no name yet.",
        },
        {
          title: "One finger",
          text: "Drag over the pad while the song plays. The shapes around your finger show what you are turning into.",
        },
        {
          title: "What stays",
          text: "When you sing a word, how long you hold it, where you breathe. A performance is most of a voice, and that part is kept.",
        },
        {
          title: "What changes",
          text: "The length of the throat, the weight of the folds, the height of the voice. Not a preset on top, but the body below.",
        },
        {
          title: "Nobody in particular",
          text: "These voices are built, not copied. There is no real singer in the corners, and none can be loaded into them.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Two people, one take",
      text: "Both are synthetic. The second never sang a note.",
      demos: [
        {
          product: "metamorph",
          title: "From one to another",
          text: "The same words at the same moments. Only the person in the middle has changed.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph is one of the 14 creative effects in the plan. It was there on the day it came out.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Metamorph",
      items: [
        {
          question: "Can I make it sound like a famous singer?",
          answer:
            "No, and that is on purpose. Metamorph moves between voices that belong to nobody. Borrowing a real person’s voice needs that person’s yes.",
        },
        {
          question: "Does it work in real time?",
          answer:
            "Yes, with a short delay. Fine for playing with; for singing on time to a click, monitor the dry voice.",
        },
        {
          question: "Can I automate the pad?",
          answer: "Yes, both directions. A voice that ages over a verse is two automation lines.",
        },
        {
          question: "Does it fix the pitch as well?",
          answer: "No. Put AutoTune before it. A tuned voice is also easier to turn into another.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "More strangers",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph, the facts",
          inside: [
            { name: "Pad", value: "4 corners: you, child, machine, creature" },
            { name: "Changes", value: "Throat, folds and pitch" },
            { name: "Keeps", value: "Words, timing, breath" },
            { name: "Automation", value: "Both directions of the pad, and mix" },
            { name: "Processing", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "About 40 ms, compensated by the host",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Let two people sing a duet you sang alone",
          rows: [
            {
              title: "Sing both parts",
              text: "Record the second voice on its own track, with its own mood. Sing it as that person would: Metamorph changes the throat, not the manners.",
            },
            {
              title: "Tune first",
              text: "AutoTune on both tracks, in the same key. Two strangers can be out of tune with each other in ways one singer never is.",
            },
            {
              title: "Leave the corner slowly",
              text: "Put Metamorph on the second track and drag away from you, a little at a time. Stop when you no longer recognize yourself; that is often a third of the way.",
            },
            {
              title: "Move them apart",
              text: "Pan one left, one right, just a little. Give them the same room with Vocal Reverb, so that they meet somewhere.",
            },
            {
              title: "Keep the answer human",
              text: "If a word sounds wrong, sing it again instead of turning more. It is quicker.",
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
          headline: "Degrees of somebody else",
          text: "From a bent throat to a new person. All of them are synthetic, before and after.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Another person, with the same song in the head.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "The same person, with a throat that could not exist.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "The same person, with the tone taken away.",
            },
          ],
        },
      ],
    },
  ],
};
