import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "What key is this in? Now you know.",
  text: "AutoKey listens to a song, finds its key and scale, tells you how sure it is and passes the answer to every AutoTune in the session. It doesn’t touch your sound. It keeps you from tuning to the wrong key.",
  nav: { description: "Finds the key and tells AutoTune", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey: finds the key of a song",
    description:
      "AutoKey hears which key and scale a song is in, says how sure it is and sets every AutoTune in your session.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "An answer, and how sure it is",
      rows: [
        {
          title: "Play it the song",
          text: "Put AutoKey on the music, not the vocal, and hit play. A few bars with the chords in them are enough.",
        },
        {
          title: "See it on the circle",
          text: "Major keys sit on the circle of fifths, with their minors inside. The key it found lights up, and so do its neighbors. In the middle you see how often each note came up.",
        },
        {
          title: "Confidence, not bluffing",
          text: "Songs change key, and some don’t have one. AutoKey shows how certain it is and which other keys it considered, so you know when to trust your ear instead.",
        },
        {
          title: "Set every track at once",
          text: "One click sends the key and scale to every AutoTune in the session, even the one on the harmony track you forgot about.",
        },
      ],
    },
    includedInUnlimited(
      "AutoKey comes with the plan, along with AutoTune 2026, Pro and Hybrid, all ready to take its key.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about AutoKey",
      items: [
        {
          question: "Why isn’t there a before and after to hear?",
          answer:
            "Because AutoKey leaves the sound alone. It listens and sets the key. What you hear is AutoTune going to the right notes.",
        },
        {
          question: "Can it be wrong?",
          answer:
            "Yes. A major key and its relative minor share the same notes, and a song that borrows chords can mislead it. That’s why it shows how sure it is and what else it considered.",
        },
        {
          question: "Do I need it if I already know the key?",
          answer:
            "Not as much. It still saves you setting the same key in six windows, and it’s quick when someone sends you a track.",
        },
        {
          question: "Does it work without AutoTune?",
          answer:
            "Yes. You can read the key and scale right in its window. To pass them on, you need AutoTune or Harmony Engine in the same session.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "They listen to AutoKey",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Finds", value: "Key and scale, with a confidence reading" },
            { name: "Listens to", value: "The track it’s on, while it plays" },
            { name: "Scales", value: "Major and minor" },
            { name: "Passes on to", value: "AutoTune Pro, 2026, Hybrid and EFX+; Harmony Engine" },
            { name: "Sound", value: "Passes through unchanged" },
          ],
          latency: "None",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Find the key of a beat that came without one",
          rows: [
            {
              title: "Use the music",
              text: "Insert AutoKey on the beat or on the instrument bus. Leave the drums out if you can: they have pitch, but no opinion.",
            },
            {
              title: "Play the chorus",
              text: "Choose eight bars with all the chords. An intro on one note could be in any key.",
            },
            {
              title: "Read the confidence",
              text: "High: you’re set. Low: play another part. If two neighboring keys keep trading places, the song may be changing key.",
            },
            {
              title: "Check with one note",
              text: "Hum the note that feels like home at the end of the chorus. If it matches the key in the window, you’ve got it. If it’s three semitones above the minor key shown, you’re in the relative major.",
            },
            {
              title: "Send it",
              text: "Pass the key on, then sing. Every AutoTune in the session now agrees.",
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
          headline: "What the right key does",
          text: "AutoKey itself makes no sound. Here are plug-ins that it sets, each told that the phrase is in A minor.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, told the key",
              text: "Quick tuning goes to the nearest note in the key. Get the key right, and it’s the right note.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine, told the key",
              text: "A third above is sometimes three semitones and sometimes four. The key decides which.",
            },
          ],
        },
      ],
    },
  ],
};
