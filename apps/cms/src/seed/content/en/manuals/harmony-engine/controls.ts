import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "whole",
      title: "For all parts",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Key", "By hand, or from AutoKey", "Where home is"],
            ["Scale", "Major, minor, or your own notes", "Which notes the parts may sing"],
            ["Parts", "Up to 4, each on or off", "Can be automated; better than fading"],
          ],
        },
      ],
    },
    {
      anchor: "part",
      title: "For each part",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            [
              "Interval",
              "-8 to +8, in steps of the scale",
              "-8 is an octave below, +8 an octave above",
            ],
            ["Level", "By ear", "Against the lead"],
            ["Pan", "Left to right", "High parts bear it better than low ones"],
            ["Throat", "Shorter, unchanged, longer", "Makes it another person rather than a copy"],
            ["Timing", "A little early to a little late", "People do not breathe together"],
            ["Solo", "On or off", "To check a part, or to bounce it alone"],
          ],
        },
      ],
    },
    {
      anchor: "intervals",
      title: "Intervals and what they are good for",
      parts: [
        {
          kind: "table",
          head: ["Interval", "Sounds like", "Mind"],
          rows: [
            ["+3", "Sweet; the usual first part", "Sweet gets sticky if it never rests"],
            [
              "+5",
              "Open, a little grand",
              "On the second note of a minor scale it is a semitone narrower",
            ],
            ["-3", "Warm, close", "Can hide the lead; turn it down"],
            ["-4", "Weight without thickness", "Check it against the bass"],
            ["-8, +8", "The same note, an octave away", "Safe everywhere, surprising nowhere"],
          ],
        },
        {
          kind: "note",
          text: "The engine counts as singers do: a third spans three notes of the scale, both ends included.",
        },
      ],
    },
  ],
};
