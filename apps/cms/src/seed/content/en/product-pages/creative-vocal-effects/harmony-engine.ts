import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "Bring your own backing singers.",
  text: "Sing one line, and Harmony Engine sings up to four more beside it, in the key of the song. They come in when you do, hold when you hold, and are never late for rehearsal.",
  nav: { description: "Harmony parts from one lead vocal", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine: harmonies from one voice",
    description:
      "Sing one line and get up to four harmony parts in the key of the song. Harmony Engine follows your timing and your words.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "One line in, five lines out",
      rows: [
        {
          title: "Parts as lanes",
          text: "You’re the bright line in the middle. Two parts run above you and two below, each labeled with its interval.",
        },
        {
          title: "In the key, not just in parallel",
          text: "A third is sometimes four semitones and sometimes three. Harmony Engine follows the scale and picks the right one, so no part leaves the song.",
        },
        {
          title: "They follow you",
          text: "Your timing, your words, your slides. When you hold a note, they hold it with you.",
        },
        {
          title: "Not five clones",
          text: "Each part is a little early or late and a little different in the throat, like people singing side by side.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "And now all together",
      text: "One voice before, three voices in A minor after.",
      demos: [
        {
          product: "harmony-engine",
          title: "A lead, then a chord",
          text: "The line you know stays in the middle. Listen to the parts above it when the melody steps down: they don’t step the same distance.",
        },
      ],
    },
    includedInUnlimited(
      "It’s one of the {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects in the plan. AutoKey, which tells it the key, is in there too.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Harmony Engine",
      items: [
        {
          question: "Do I need to know music theory?",
          answer:
            "No. Choose the key, or let AutoKey find it, and switch parts on until it sounds right. If you do know theory, set each interval yourself.",
        },
        {
          question: "Can I get the parts as separate tracks?",
          answer:
            "Yes. Solo a part and bounce it, or use one instance for each part, and mix them like any other track.",
        },
        {
          question: "What about chords outside the key?",
          answer:
            "Automate the scale for that bar. The parts change instantly, even in the middle of a note.",
        },
        {
          question: "How is it different from Choir?",
          answer:
            "Harmony Engine makes a few voices on different notes. Choir makes many voices on the same ones.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "More than one of you",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Parts", value: "Up to 4 plus the lead" },
            { name: "Intervals", value: "One octave below to one octave above, in the scale" },
            { name: "For each part", value: "Level, Pan, Throat, Timing" },
            { name: "Scales", value: "Major, minor or your own choice of notes" },
            { name: "Key", value: "By hand or from AutoKey" },
          ],
          latency: "About 25 ms, compensated by your DAW",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Build a chorus that opens up",
          rows: [
            {
              title: "Tune the lead",
              text: "Harmony parts copy the lead, mistakes included. AutoTune first, then the engine.",
            },
            {
              title: "Begin with a third above",
              text: "One part, half as loud as the lead. If it sounds sweet but wrong on one word, look at the chord there.",
            },
            {
              title: "Add something below",
              text: "A part below adds weight. Keep it in the center and pan the high one to the side.",
            },
            {
              title: "Save some for later",
              text: "Verse with no parts, first chorus with one, last chorus with all. Automate the part switches, not the volume.",
            },
            {
              title: "Push them back",
              text: "Backing vocals belong behind the lead: less top end, more room, fewer consonants. De-ess them harder than you’d dare on the lead.",
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
          headline: "Two, three, many",
          text: "Three ways to sing with yourself.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Different notes, one chord.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "The same notes, sung twice.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "The same notes, sung by everybody.",
            },
          ],
        },
      ],
    },
  ],
};
