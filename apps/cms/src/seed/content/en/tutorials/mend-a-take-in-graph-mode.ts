import type { SeedTutorial } from "../../seed-reading.ts";

export const mendATakeInGraphMode: SeedTutorial = {
  title: "Mend a take in graph mode",
  summary:
    "Some takes are worth more than a knob. You read the pitch line in AutoTune Pro, decide what is a mistake and what is singing, and move only the first.",
  level: "advanced",
  topic: "tuning",
  minutes: 20,
  products: ["auto-tune-pro"],
  outcome:
    "You can edit single notes in graph mode, keep onsets and vibrato, and stop while the take still belongs to the singer.",
  sections: [
    {
      anchor: "ears-first",
      title: "Ears first",
      parts: [
        {
          kind: "text",
          text: "Play the song once with the screen turned away. Write down the words that bother you. There are usually six to twelve. The screen will show you forty more; they are not your problem.",
        },
        {
          kind: "text",
          text: "Then insert AutoTune Pro first on the track, choose the voice type, set key and scale, switch to graph, and play the song so that Pro draws the line.",
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
            ["Swings evenly about the lane, 5 to 7 times a second", "Vibrato", "Leave it"],
            [
              "Swings about a point beside the lane",
              "Vibrato, but flat or sharp",
              "Move the whole note",
            ],
            ["Lies 30 cents or more beside the lane", "A note that is off", "Move it"],
            [
              "Starts well and sinks at the end",
              "Breath running out",
              "Draw a curve for the end only",
            ],
            [
              "Jumps an octave for an instant",
              "The tracker, not the singer",
              "Check the voice type",
            ],
          ],
        },
      ],
    },
    {
      anchor: "edit",
      title: "Edit",
      parts: [
        {
          kind: "steps",
          items: [
            "Go to the first word on your list. Select the note from after the scoop to before the release.",
            "Pull it onto its lane. With vibrato, look at the middle of the swing, not at its peaks.",
            "Listen from two words before. If you hear a corner at the start, begin your selection a little later.",
            "For a note that sinks, draw a curve from the point where it leaves the lane. Let it end 5 to 10 cents low. People do.",
            "Next word. Do not mend anything on the way that was not on the list.",
          ],
        },
        {
          kind: "note",
          text: "If most of a verse is on your list, graph mode is the wrong tool. Use automatic mode with a retune speed of 60 to 100 ms and some Flex-Tune, or sing the verse again.",
        },
      ],
    },
    {
      anchor: "stop",
      title: "Know when to stop",
      parts: [
        {
          kind: "text",
          text: "Bypass, listen, switch back. Then leave it until tomorrow and play it to somebody who was not there. Ask what they noticed. If the answer is a line of the text, you are done. If the answer is “it is very clean”, undo the last three.",
        },
      ],
    },
  ],
  seo: {
    title: "Edit pitch by hand in graph mode",
    description:
      "How to read a pitch line, tell scoops and vibrato from mistakes, and move single notes in the graph mode of AutoTune Pro.",
  },
};
