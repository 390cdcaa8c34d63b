import type { SeedPost } from "../../seed-reading.ts";

export const whatATunerDoesToVibrato: SeedPost = {
  title: "What a tuner does to vibrato",
  summary:
    "Vibrato is an error that comes back six times a second, on purpose. Here is how much of it survives at which speed, and how to keep the rest.",
  writtenBy: "Penny Cents, a pen name",
  writtenOn: "2026-03-17",
  topic: "craft",
  products: ["auto-tune-pro", "auto-tune-2026", "auto-tune-hybrid"],
  seo: {
    title: "What pitch correction does to vibrato",
    description:
      "How much vibrato is left at each retune speed, why it sometimes trills between two notes, and which knob keeps a long note alive.",
  },
  sections: [
    {
      anchor: "the-numbers",
      title: "An error with good manners",
      parts: [
        {
          kind: "text",
          text: "A sung vibrato swings around its note five to seven times a second. In pop it often reaches 30 to 50 cents to either side; on an opera stage 100 is not rare. The ear takes the middle as the note and the swing as life.\n\nA tuner sees something else: a voice that is sharp, then flat, then sharp again. Whether it does anything about it depends on one thing. At six swings a second each lasts 167 ms. A correction that needs much less than that will iron it flat. One that needs longer will always be late, and late is good here.",
        },
      ],
    },
    {
      anchor: "what-survives",
      title: "What survives",
      parts: [
        {
          kind: "text",
          text: "Take a vibrato of 50 cents to either side at 6 Hz, around a note that is in the middle of its lane. This is what comes out, for a correction as our demos compute it:",
        },
        {
          kind: "table",
          head: ["Retune speed", "Swing that is left", "How it sounds"],
          rows: [
            ["0 ms", "None", "A ruler"],
            ["10 ms", "±18 cents", "A shiver"],
            ["20 ms", "±30 cents", "Held back, polite"],
            ["40 ms", "±42 cents", "Nearly all there"],
            ["80 ms", "±47 cents", "Untouched, to most ears"],
          ],
        },
        {
          kind: "text",
          text: "Above 80 ms there is little left to win. If the vibrato still sounds wrong there, it was sung that way, or it swings around the wrong note.",
        },
      ],
    },
    {
      anchor: "the-trill",
      title: "The accidental trill",
      parts: [
        {
          kind: "text",
          text: "Now and then a fast setting does not flatten a vibrato but turns it into a trill. That happens when the swing reaches past the halfway point to the next allowed note. In a chromatic scale that point is 50 cents away. Between two notes of a key that are a whole tone apart it is 100.",
        },
        {
          kind: "note",
          text: "Before you touch the speed, look at the scale. Going from chromatic to the right key cures most trills, because the neighbour is no longer an option.",
        },
      ],
    },
    {
      anchor: "keep-it",
      title: "How to keep it",
      parts: [
        {
          kind: "list",
          items: [
            "Humanize in Pro, Human in 2026: both go easy on long notes. You can tune short notes fast and still let the held ones breathe. Raise it before you slow everything down.",
            "Flex-Tune in Pro, Flex in Hybrid: the tuner steps in only near the note. What swings far out is left alone.",
            "Graph mode in Pro: select the held note, move its middle onto the lane, and leave the shape as it was. This is the slow way, and on a ballad the right one.",
            "The other way round: if you want the effect, sing without vibrato. A ruler made from a straight tone sounds cleaner than one made from a wave.",
          ],
        },
      ],
    },
    {
      anchor: "last-thing",
      title: "One last thing",
      parts: [
        {
          kind: "text",
          text: "Vibrato also moves loudness and tone, not only pitch. A tuner takes the pitch part and leaves the rest. That is why an ironed vibrato can still pulse, on a dead straight note. Once you have heard it you will hear it everywhere. Sorry.",
        },
      ],
    },
  ],
};
