import type { SeedPost } from "../../seed-reading.ts";

export const harmoniesThatDoNotSoundLikeAMachine: SeedPost = {
  title: "Harmonies that do not sound like a machine",
  summary:
    "Made harmonies give themselves away by being too equal: in time, in throat, in tuning. Four things to make unequal, and one to sing yourself.",
  writtenBy: "Penny Cents, a pen name",
  writtenOn: "2026-08-11",
  topic: "craft",
  products: ["harmony-engine", "choir", "twin", "auto-key", "vocal-de-esser"],
  seo: {
    title: "Vocal harmonies that do not sound like a machine",
    description:
      "Why made harmonies sound artificial and what helps: the right note for the chord, spread in time and throat, softer consonants, one sung part.",
  },
  sections: [
    {
      anchor: "the-right-note",
      title: "First, the right note",
      parts: [
        {
          kind: "text",
          text: "A third above is a good habit and a bad law. Harmony Engine keeps each part in the scale, so a third is three or four semitones as the key wants. But a note can be in the key and still not in the chord.\n\nExample, in C major: the chord is C, the melody sits on G. A third above is B. That is in the key, and over a C chord it turns the harmony into jazz. A fourth above is C, which is in the chord and makes no fuss. If one word sounds sweet but wrong, it is nearly always this. Change the interval for that word, or let that part be silent there.",
        },
      ],
    },
    {
      anchor: "too-equal",
      title: "Then, less equal",
      parts: [
        {
          kind: "text",
          text: "Each part has level, pan, throat and timing. People who stand side by side differ in all four.",
        },
        {
          kind: "list",
          items: [
            "Timing: 10 to 25 ms apart is a group. All at zero is an organ. Beyond 40 ms it starts to sound like an echo.",
            "Throat: a touch longer for parts below, a touch shorter for parts above. If you notice it in solo, it is probably too much.",
            "Level: never all the same. A third above at half the loudness of the lead, the others below that.",
            "Pan: low parts near the middle, high ones further out. Check in mono before you fall in love.",
          ],
        },
        {
          kind: "note",
          text: "Tune the lead before the engine hears it. Parts copy the lead, and a wrong note in five voices is a statement.",
        },
      ],
    },
    {
      anchor: "tempered-and-pure",
      title: "Why perfect tuning sounds like a keyboard",
      parts: [
        {
          kind: "text",
          text: "Tuners aim at the piano: every semitone exactly 100 cents. Singers who listen to each other drift away from that, towards intervals that do not beat. The difference is small for a fifth and not small for a third.",
        },
        {
          kind: "table",
          head: ["Interval", "Piano", "Pure", "Difference"],
          rows: [
            ["Minor third", "300 cents", "316 cents", "+16"],
            ["Major third", "400 cents", "386 cents", "-14"],
            ["Fourth", "500 cents", "498 cents", "-2"],
            ["Fifth", "700 cents", "702 cents", "+2"],
          ],
        },
        {
          kind: "text",
          text: "You need not calculate this. It is enough to know why three voices nailed to the grid sound hard: their thirds are all a little wrong in the same way. So leave some slack. A lead tuned at 80 ms gives softer harmonies than one at 0, because the parts inherit its small movements.",
        },
      ],
    },
    {
      anchor: "sing-one",
      title: "Sing one of them",
      parts: [
        {
          kind: "text",
          text: "The best trick is not in the plug-in. Sing one part yourself, most simply the one below, and let the engine make the others. One real part has its own breath and its own mistakes, and the ear lends its honesty to the rest.",
        },
        {
          kind: "steps",
          items: [
            "Let AutoKey send the key to everything in the session.",
            "Build the parts in Harmony Engine until the chorus stands.",
            "Learn one part by listening to it in solo. Mute it, and sing it.",
            "De-ess the made parts hard, so that only the lead says s.",
            "Want it bigger? Twin on the sung part. Choir only in the last chorus.",
          ],
        },
        {
          kind: "text",
          text: "Then turn all of it down by 2 dB. You have been listening to it for an hour, and nobody else has.",
        },
      ],
    },
  ],
};
