import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "What key is this in? That one.",
  text: "AutoKey listens to a song, finds its key and scale, says how sure it is, and passes the answer on to every AutoTune in the session. It changes no sound; it stops you from tuning to the wrong one.",
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
          text: "Put AutoKey on the music, not on the voice, and press play. Some bars with the chords in them are enough.",
        },
        {
          title: "See it on the circle",
          text: "Major keys stand on the circle of fifths, their minors inside. The one it found lights up, and so do its neighbours. In the middle you see how often each note was heard.",
        },
        {
          title: "Confidence, not bluff",
          text: "Songs change key, and some have none. AutoKey shows how certain it is and which other keys it considered, so that you know when to trust your ear instead.",
        },
        {
          title: "Tell everybody at once",
          text: "One click sends key and scale to all AutoTune windows in the session. Nobody forgets the harmony track.",
        },
      ],
    },
    includedInUnlimited(
      "AutoKey belongs to the plan along with the three AutoTune editions it talks to.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about AutoKey",
      items: [
        {
          question: "Why is there no before and after to hear?",
          answer:
            "Because AutoKey leaves the sound alone. It listens and writes a setting. What you hear is AutoTune going to the right notes.",
        },
        {
          question: "Can it be wrong?",
          answer:
            "Yes. A major key and its relative minor have the same notes, and a song that borrows chords can mislead it. That is why it shows how sure it is and what else it considered.",
        },
        {
          question: "Do I need it if I know my keys?",
          answer:
            "Less. It still saves setting the same key in six windows, and it is quick with a track that somebody sent you.",
        },
        {
          question: "Does it work without AutoTune?",
          answer:
            "Yes. The key and scale stand in its window for you to read. Passing them on needs an AutoTune in the same session.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Who listens to AutoKey",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey, the facts",
          inside: [
            { name: "Finds", value: "Key and scale, with a confidence" },
            { name: "Listens to", value: "The track it is on, while it plays" },
            { name: "Scales", value: "Major and minor" },
            { name: "Passes on to", value: "AutoTune Pro, 2026, Hybrid and EFX+; Harmony Engine" },
            { name: "Sound", value: "Goes through unchanged" },
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
              text: "Insert AutoKey on the beat or on the bus of the instruments. Leave drums out if you can: they have pitch, but no opinion.",
            },
            {
              title: "Play the chorus",
              text: "Choose eight bars with all the chords. An intro on one note could be in anything.",
            },
            {
              title: "Read the confidence",
              text: "High: go on. Low: play another part. If two neighbours keep changing places, the song may change key, too.",
            },
            {
              title: "Check with one note",
              text: "Hum the note that feels like home at the end of the chorus. If it is the name in the window, you have it; if it is three semitones above the minor key it shows, you are in the relative major.",
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
          text: "AutoKey itself is silent. Here are two windows that it sets: both know that the phrase is in A minor. The singer is synthetic.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, told the key",
              text: "Quick tuning goes to the nearest note it is allowed. The key decides which those are.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine, told the key",
              text: "A third above is sometimes three semitones and sometimes four. The key knows when.",
            },
          ],
        },
      ],
    },
  ],
};
