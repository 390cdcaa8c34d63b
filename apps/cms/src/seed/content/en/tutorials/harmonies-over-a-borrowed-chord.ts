import type { SeedTutorial } from "../../seed-reading.ts";

export const harmoniesOverABorrowedChord: SeedTutorial = {
  title: "Harmonies over a borrowed chord",
  summary:
    "Harmony Engine stays in the key, and your song leaves it for one bar. Automate the scale for that bar and leave everything else alone.",
  level: "intermediate",
  topic: "effects",
  minutes: 15,
  products: ["harmony-engine", "auto-key", "auto-tune-pro"],
  outcome:
    "You can build two harmony parts, find the bar where they clash with the chord and fix it by automating the scale.",
  sections: [
    {
      anchor: "the-problem",
      title: "The problem, in one note",
      parts: [
        {
          kind: "text",
          text: "Take a song in A minor. Right before the chorus comes an E major chord, as in a thousand songs. That chord has a G sharp in it; the A minor scale has a G. Your melody sings E, and the part a third above it sings G, because the scale says so. G against G sharp is a semitone, and everyone in the room turns around.",
        },
        {
          kind: "figure",
          value: "1 semitone",
          label: "G against G sharp, and everyone looks at you",
        },
      ],
    },
    {
      anchor: "build-the-parts",
      title: "Build the parts first",
      parts: [
        {
          kind: "steps",
          items: [
            "Tune the lead with AutoTune Pro. The parts copy the lead, mistakes included.",
            "Insert Harmony Engine after it. Set the key by hand, or let AutoKey send it.",
            "Turn on one part, a third above. Set it 6 dB below the lead and pan it to one side.",
            "Add a part below the lead, a fourth or a sixth. Keep it in the center.",
            "Give each part a little Timing and Throat of its own, so they don’t sound like one person three times.",
          ],
        },
        {
          kind: "picture",
          product: "harmony-engine",
          caption: "Each part shows its interval at the end. Yours is the white line.",
        },
      ],
    },
    {
      anchor: "mend-the-bar",
      title: "Fix the bar",
      parts: [
        {
          kind: "steps",
          items: [
            "Loop the bar that sounds wrong. Solo one part at a time until you know which one clashes.",
            "Name the chord, or look at its notes on a keyboard. Find the one note that isn’t in the scale.",
            "Switch to a custom scale. Here: take G out, put G sharp in and leave the other six.",
            "Automate the change so it starts and ends with the chord. The parts change instantly, even in the middle of a note.",
            "Play from four bars before to four bars after. Listen for the moment of the change, not for the chord.",
          ],
        },
        {
          kind: "table",
          head: ["In A minor, the chord is", "Take out", "Put in"],
          rows: [
            ["E major", "G", "G sharp"],
            ["D major", "F", "F sharp"],
            ["A major, at the very end", "C", "C sharp"],
          ],
        },
        {
          kind: "note",
          text: "AutoTune on the lead uses the key, too. If the melody itself sings the G sharp, its scale needs the same change in the same bar.",
        },
      ],
    },
    {
      anchor: "when-to-leave-it",
      title: "When to leave it",
      parts: [
        {
          kind: "text",
          text: "A clash on a short, weak syllable is gone before anyone can object. And a part can simply rest: turn it off for the bar. Backing singers do that, too. They call it arranging.",
        },
      ],
    },
  ],
  seo: {
    title: "Vocal harmonies over a borrowed chord",
    description:
      "Why a harmony part clashes with a chord outside the key, and how to automate the scale in Harmony Engine for one bar.",
  },
};
