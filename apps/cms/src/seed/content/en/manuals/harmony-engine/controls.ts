import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "whole",
      title: "Global controls",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Key", "Set it manually or send it from AutoKey", "Sets the key of the song"],
            ["Scale", "Major, minor or your own notes", "Sets the notes the parts can sing"],
            [
              "Parts",
              "Up to 4, each on or off",
              "Turns parts on and off; automate these switches instead of the volume",
            ],
          ],
        },
      ],
    },
    {
      anchor: "part",
      title: "Controls for each part",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            [
              "Interval",
              "-8 to +8, in scale steps",
              "Sets the distance from the lead. -8 is an octave below, +8 an octave above",
            ],
            ["Level", "Adjust by ear", "Sets the volume relative to the lead"],
            [
              "Pan",
              "Left to right",
              "Sets the stereo position. High parts work better off-center than low ones",
            ],
            [
              "Throat",
              "Shorter, unchanged, longer",
              "Makes the part sound like a different singer",
            ],
            [
              "Timing",
              "Slightly early to slightly late",
              "Offsets the part so it doesn’t move exactly with the lead",
            ],
            ["Solo", "On or off", "Plays the part alone, to check or bounce it"],
          ],
        },
      ],
    },
    {
      anchor: "intervals",
      title: "Choose an interval",
      parts: [
        {
          kind: "table",
          head: ["Interval", "Sounds like", "Keep in mind"],
          rows: [
            ["+3", "Sweet; a good first part", "Can get cloying if it never drops out"],
            [
              "+5",
              "Open, slightly grand",
              "On the second note of a minor scale, it’s a semitone narrower",
            ],
            ["-3", "Warm, close", "Can mask the lead; turn it down"],
            ["-4", "Adds weight without thickness", "Check it against the bass"],
            ["-8, +8", "The same note, an octave away", "Fits any chord, but adds the least color"],
          ],
        },
        {
          kind: "note",
          text: "Intervals are counted the way singers count them: a third spans three scale notes, including the first and the last.",
        },
      ],
    },
  ],
};
