import type { SeedPost } from "../../seed-reading.ts";

export const whatATunerDoesToVibrato: SeedPost = {
  title: "What a tuner does to vibrato",
  summary:
    "Vibrato is an error that comes back six times a second, on purpose. Here’s how much of it survives at each speed, and how to keep the rest.",
  writtenBy: "Penny Cents",
  writtenOn: "2026-03-17",
  topic: "craft",
  products: ["auto-tune-pro", "auto-tune-2026", "auto-tune-hybrid"],
  seo: {
    title: "What pitch correction does to vibrato",
    description:
      "How much vibrato is left at each Retune Speed, why it sometimes trills between two notes, and which knob keeps a long note alive.",
  },
  sections: [
    {
      anchor: "the-numbers",
      title: "An error with good manners",
      parts: [
        {
          kind: "text",
          text: "A sung vibrato swings around its note five to seven times a second. In pop it often reaches 30 to 50 cents to either side. On an opera stage, 100 isn’t rare. The ear takes the middle as the note and the swing as life.\n\nA tuner sees something else: a voice that’s sharp, then flat, then sharp again. Whether it does anything about that comes down to time. At six swings a second, each one lasts 167 ms. A correction that takes much less than that will iron it flat. One that takes longer will always be late, and here late is good.",
        },
        { kind: "figure", value: "167 ms", label: "for one swing of a vibrato at six per second" },
      ],
    },
    {
      anchor: "what-survives",
      title: "What survives",
      parts: [
        {
          kind: "text",
          text: "Take a vibrato of 50 cents to either side at 6 Hz, around a note in the middle of its lane. Here’s what comes out, using the same method as our audio demos:",
        },
        {
          kind: "table",
          head: ["Retune speed", "Swing that’s left", "How it sounds"],
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
          text: "Above 80 ms there’s little left to gain. If the vibrato still sounds wrong there, it was sung that way, or it’s swinging around the wrong note.",
        },
      ],
    },
    {
      anchor: "the-trill",
      title: "The accidental trill",
      parts: [
        {
          kind: "text",
          text: "Now and then a fast setting doesn’t flatten a vibrato. It turns it into a trill. That happens when the swing reaches past the halfway point to the next allowed note. In a chromatic scale that point is 50 cents away. Between two notes of a key that are a whole tone apart, it’s 100.",
        },
        {
          kind: "note",
          text: "Before you touch the speed, look at the scale. Going from chromatic to the right key cures most trills, because the neighboring note is no longer an option.",
        },
      ],
    },
    {
      anchor: "keep-it",
      title: "How to keep it",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          caption: "Flex-Tune and Humanize in AutoTune Pro, left and right of Retune Speed.",
        },
        {
          kind: "list",
          items: [
            "Humanize in Pro, Human in 2026: both go easy on long notes. You can tune short notes fast and still let the held ones breathe. Raise it before you slow everything down.",
            "Flex-Tune in Pro, Flex in Hybrid: the tuner steps in only near the note. Whatever swings far out is left alone.",
            "Graph mode in Pro: select the held note, move its middle onto the lane and leave its shape alone. It’s the slow way. On a ballad, it’s the right one.",
            "And if you want the effect, sing without vibrato. A ruler made from a straight tone sounds cleaner than one made from a wave.",
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
          text: "Vibrato moves loudness and tone, too, not just pitch. A tuner takes the pitch part and leaves the rest. That’s why an ironed vibrato can still pulse on a dead-straight note. Once you’ve heard it, you’ll hear it everywhere. Sorry about that.",
        },
      ],
    },
  ],
};
