import type { SeedTutorial } from "../../seed-reading.ts";

export const mendATakeInGraphMode: SeedTutorial = {
  title: "Fix a take in Graph mode",
  summary:
    "Some takes deserve more than a knob. Read the pitch line in AutoTune Pro, decide what’s a mistake and what’s singing, and move only the mistakes.",
  level: "advanced",
  topic: "tuning",
  minutes: 20,
  products: ["auto-tune-pro"],
  outcome:
    "You can edit single notes in Graph mode, keep onsets and vibrato, and stop while the take still belongs to the singer.",
  sections: [
    {
      anchor: "ears-first",
      title: "Ears first",
      parts: [
        {
          kind: "text",
          text: "Play the song once with the screen turned away. Write down the words that bother you. There are usually six to twelve. The screen will show you forty more, and they’re not your problem.",
        },
        {
          kind: "figure",
          value: "6 to 12",
          label: "words are usually all that bother you. The screen will show you forty more.",
        },
        {
          kind: "text",
          text: "Then insert AutoTune Pro first on the track, choose the Voice Type, set key and scale, switch to Graph mode and play the song so Pro draws the line.",
        },
      ],
    },
    {
      anchor: "read-the-line",
      title: "Read the line",
      parts: [
        {
          kind: "table",
          head: ["The line", "What it is", "What to do"],
          rows: [
            ["Rises into the lane within 100 ms or so", "A scoop", "Leave it"],
            ["Swings evenly around the lane, 5 to 7 times a second", "Vibrato", "Leave it"],
            [
              "Swings around a point beside the lane",
              "Vibrato, but flat or sharp",
              "Move the whole note",
            ],
            ["Sits 30 cents or more off the lane", "A note that’s off", "Move it"],
            [
              "Starts well and sinks at the end",
              "Breath running out",
              "Draw a curve for the end only",
            ],
            ["Jumps an octave for an instant", "The tracker, not the singer", "Check Voice Type"],
          ],
        },
      ],
    },
    {
      anchor: "edit",
      title: "Edit",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          caption:
            "AutoTune Pro: the dotted line is what was sung, the bright one is what comes out.",
        },
        {
          kind: "steps",
          items: [
            "Go to the first word on your list. Select the note from after the scoop to before the release.",
            "Pull it onto its lane. With vibrato, look at the middle of the swing, not at its peaks.",
            "Listen from two words before. If you hear an edge at the start, begin your selection a little later.",
            "For a note that sinks, draw a curve from the point where it leaves the lane. Let it end 5 to 10 cents low. Real singers do.",
            "Next word. Don’t fix anything along the way that wasn’t on the list.",
          ],
        },
        {
          kind: "note",
          text: "If most of a verse is on your list, Graph mode is the wrong tool. Use Automatic mode with a Retune Speed of 60 to 100 ms and some Flex-Tune, or sing the verse again.",
        },
      ],
    },
    {
      anchor: "stop",
      title: "Know when to stop",
      parts: [
        {
          kind: "text",
          text: "Bypass, listen, switch back. Then leave it until tomorrow and play it for someone who wasn’t there. Ask what they noticed. If they quote a lyric, you’re done. If they say “It’s very clean,” undo the last three edits.",
        },
      ],
    },
  ],
  seo: {
    title: "Edit pitch by hand in Graph mode",
    description:
      "How to read a pitch line, tell scoops and vibrato from mistakes, and move single notes in AutoTune Pro’s Graph mode.",
  },
};
