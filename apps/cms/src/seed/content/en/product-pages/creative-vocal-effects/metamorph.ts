import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "Your song, sung by someone else.",
  text: "Metamorph gives your performance to another voice. The words, timing and phrasing stay yours. Who’s singing them is a point on a pad.",
  nav: { description: "Your phrasing, another voice", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: your phrasing, another voice",
    description:
      "Metamorph turns your voice into a different one and keeps your words, timing and phrasing. Find the singer with one finger on a pad.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "A map of voices you don’t have",
      rows: [
        {
          title: "Four corners",
          text: "You in one, a child in the next, then a machine and a creature. Everything in between is a blend, and most of it doesn’t have a name yet.",
        },
        {
          title: "One finger",
          text: "Drag across the pad while the song plays. The shapes around your finger show what you’re turning into.",
        },
        {
          title: "What stays",
          text: "When you sing a word, how long you hold it, where you breathe. Most of a voice is the performance, and you keep that.",
        },
        {
          title: "What changes",
          text: "The length of the throat, the weight of the vocal folds, the pitch of the voice. It’s not a filter on top. It’s a different body underneath.",
        },
        {
          title: "No one in particular",
          text: "These voices are built, not copied. There’s no real singer in any of the corners, and you can’t load one.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Two people, one take",
      text: "The second one never sang a note.",
      demos: [
        {
          product: "metamorph",
          title: "From one voice to another",
          text: "The same words at the same moments. Only the singer has changed.",
        },
      ],
    },
    includedInUnlimited(
      "Metamorph is one of the {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects in the plan, along with Larynx and Whisper for a smaller change.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Metamorph",
      items: [
        {
          question: "Can I make it sound like a famous singer?",
          answer:
            "No, and that’s on purpose. Metamorph moves between voices that belong to no one. Using a real person’s voice takes that person’s consent.",
        },
        {
          question: "Does it work in real time?",
          answer:
            "Yes, with a short delay. It’s fine for playing around; to sing tight to a click, monitor your dry voice.",
        },
        {
          question: "Can I automate the pad?",
          answer:
            "Yes, in both directions. A voice that ages over a verse takes two automation lanes.",
        },
        {
          question: "Does it fix the pitch as well?",
          answer: "No. Put AutoTune before it. A tuned voice also transforms more cleanly.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "More voices to try",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Pad", value: "4 corners: You, Child, Machine, Creature" },
            { name: "Changes", value: "Throat, vocal folds and pitch" },
            { name: "Keeps", value: "Words, timing, breath" },
            { name: "Automation", value: "Both directions of the pad, and Mix" },
            { name: "Processing", value: "On your computer; no audio is sent anywhere" },
          ],
          latency: "About 40 ms, compensated by your DAW",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Turn one singer into a duet",
          rows: [
            {
              title: "Sing both parts",
              text: "Record the second voice on its own track, with its own mood. Sing it the way that person would: Metamorph changes the throat, not the attitude.",
            },
            {
              title: "Tune first",
              text: "Put AutoTune on both tracks, in the same key. Two singers can be out of tune with each other in ways one singer never is.",
            },
            {
              title: "Leave the corner slowly",
              text: "Put Metamorph on the second track and drag away from your corner, a little at a time. Stop when you no longer recognize yourself, often about a third of the way.",
            },
            {
              title: "Move them apart",
              text: "Pan one a little left and one a little right. Send both to the same Vocal Reverb so they share a room.",
            },
            {
              title: "Fix it by singing",
              text: "If a word sounds wrong, sing it again instead of tweaking. It’s faster.",
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
          headline: "Three degrees of someone else",
          text: "From a bent throat to a whole new singer.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Another person, singing it exactly your way.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "The same person, with a throat that couldn’t exist.",
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
