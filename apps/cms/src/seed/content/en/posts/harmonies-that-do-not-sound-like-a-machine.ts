import type { SeedPost } from "../../seed-reading.ts";

export const harmoniesThatDoNotSoundLikeAMachine: SeedPost = {
  title: "Harmonies that don’t sound like a machine",
  summary:
    "Generated harmonies give themselves away by being too alike: in timing, in throat, in tuning. Four things to vary, and one part to sing yourself.",
  writtenBy: "Penny Cents",
  writtenOn: "2026-08-11",
  topic: "craft",
  products: ["harmony-engine", "choir", "twin", "auto-key", "vocal-de-esser"],
  seo: {
    title: "Vocal harmonies that don’t sound like a machine",
    description:
      "Why generated harmonies sound artificial and what helps: the right note for the chord, spread in timing and throat, softer consonants, one sung part.",
  },
  sections: [
    {
      anchor: "the-right-note",
      title: "First, the right note",
      parts: [
        {
          kind: "text",
          text: "A third above is a good habit and a bad law. Harmony Engine keeps each part in the scale, so a third is three or four semitones, whichever the key calls for. But a note can be in the key and still not be in the chord.\n\nSay you’re in C major. The chord is C, and the melody sits on G. A third above is B. That’s in the key, and over a C chord it turns your chorus into jazz. A fourth above is C, which is in the chord and behaves. If one word sounds sweet but wrong, this is almost always why. Change the interval for that word, or drop the part there.",
        },
        {
          kind: "picture",
          product: "harmony-engine",
          caption: "Harmony Engine: your line in white, two parts above it and two below.",
        },
      ],
    },
    {
      anchor: "too-equal",
      title: "Then, less alike",
      parts: [
        {
          kind: "text",
          text: "Each part has its own Level, Pan, Throat and Timing. Real people standing side by side differ in all four.",
        },
        {
          kind: "list",
          items: [
            "Timing: 10 to 25 ms apart sounds like a group. All at zero sounds like an organ. Past 40 ms, it starts to sound like an echo.",
            "Throat: a touch longer for parts below, a touch shorter for parts above. If you notice it in solo, it’s probably too much.",
            "Level: never all the same. Start the third above at half the loudness of the lead, and set the others below that.",
            "Pan: low parts near the center, high parts farther out. Check in mono before you fall in love.",
          ],
        },
        {
          kind: "figure",
          value: "10 to 25 ms",
          label: "apart is a group; all at zero is an organ",
        },
        {
          kind: "note",
          text: "Tune the lead before Harmony Engine hears it. The parts copy the lead, and one wrong note in five voices is a statement.",
        },
      ],
    },
    {
      anchor: "tempered-and-pure",
      title: "Why perfect tuning sounds like a keyboard",
      parts: [
        {
          kind: "text",
          text: "Tuners aim for the piano: every semitone exactly 100 cents. Singers who listen to each other drift away from that, toward intervals that don’t beat. For a fifth the difference is tiny. For a third it isn’t.",
        },
        {
          kind: "table",
          head: ["Interval", "Piano", "Pure", "Difference"],
          rows: [
            ["Minor third", "300 cents", "316 cents", "+16"],
            ["Major third", "400 cents", "386 cents", "−14"],
            ["Fourth", "500 cents", "498 cents", "−2"],
            ["Fifth", "700 cents", "702 cents", "+2"],
          ],
        },
        {
          kind: "text",
          text: "You don’t have to do the math. Just know why three voices nailed to the grid sound hard: their thirds are all a little wrong in the same way. So leave some slack. A lead tuned at 80 ms gives you softer harmonies than one at 0, because the parts inherit its small movements.",
        },
      ],
    },
    {
      anchor: "sing-one",
      title: "Sing one of them",
      parts: [
        {
          kind: "text",
          text: "The best trick isn’t in the plug-in. Sing one part yourself, ideally the one below, and let Harmony Engine make the rest. A real part has its own breath and its own mistakes, and the ear extends that honesty to everything around it.",
        },
        {
          kind: "steps",
          items: [
            "Let AutoKey send the key to everything in the session.",
            "Build the parts in Harmony Engine until the chorus holds up.",
            "Learn one part by listening to it in solo. Mute it, then sing it.",
            "De-ess the generated parts hard, so only the lead says its s sounds.",
            "Want it bigger? Put Twin on the part you sang. Save Choir for the last chorus.",
          ],
        },
        {
          kind: "text",
          text: "Then turn all of it down by 2 dB. You’ve been listening to the harmonies for an hour. Your audience hasn’t.",
        },
      ],
    },
  ],
};
