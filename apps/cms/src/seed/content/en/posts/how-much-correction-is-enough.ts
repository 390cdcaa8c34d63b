import type { SeedPost } from "../../seed-reading.ts";

export const howMuchCorrectionIsEnough: SeedPost = {
  title: "How much correction is enough?",
  summary:
    "A retune speed is a time, and notes have lengths. Put the two side by side, and most of the guessing goes away.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-02-10",
  topic: "craft",
  products: ["auto-tune-pro", "auto-tune-2026"],
  seo: {
    title: "How much pitch correction is enough?",
    description:
      "What a retune speed in milliseconds does to short and long notes, how many cents people hear, and when to mend one note instead of all.",
  },
  sections: [
    {
      anchor: "what-people-hear",
      title: "What people hear",
      parts: [
        {
          kind: "text",
          text: "A semitone has 100 cents. An error of 10 cents on a sung note is heard by few people, and most of those are paid for it. At 20 to 30 cents a long note begins to ask questions. At 50 it is exactly between two keys of the piano, and somebody’s aunt looks up.\n\nThese are rough numbers. A long note over one soft chord shows everything. A fast line over distorted guitars hides a lot. So the first question is not how far off a note is, but how long it lies in the open.",
        },
      ],
    },
    {
      anchor: "speed-is-a-time",
      title: "Speed is a time",
      parts: [
        {
          kind: "text",
          text: "Retune speed is given in milliseconds: how long the correction needs to catch up. After one such time about a third of the error is left, after three of them about a twentieth. Short notes are over before that.\n\nHere is a note that starts 40 cents flat, at 120 BPM, and what is left of the error when the note ends.",
        },
        {
          kind: "table",
          head: ["Retune speed", "Sixteenth, 125 ms", "Eighth, 250 ms", "Quarter, 500 ms"],
          rows: [
            ["20 ms", "0 cents", "0 cents", "0 cents"],
            ["80 ms", "8 cents", "2 cents", "0 cents"],
            ["200 ms", "21 cents", "11 cents", "3 cents"],
          ],
        },
        {
          kind: "text",
          text: "At 80 ms the quick notes keep some of their dirt and the held ones arrive. That is why so many natural settings live between 40 and 120 ms. At 200 ms only the long notes are helped, which may be all you wanted.",
        },
        {
          kind: "note",
          text: "The table is computed for the method that our demos use. Other tools count their milliseconds differently. Compare by ear, not by number.",
        },
      ],
    },
    {
      anchor: "find-the-amount",
      title: "Find the amount in five minutes",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the key. A slow speed in the wrong key is wrong slowly.",
            "Loop the line with the longest notes. Start at 100 ms.",
            "Go faster until nothing on that line bothers you. Stop there, not one step later.",
            "Play the fastest line. If its slides have turned into stairs, go back a little, or raise Flex-Tune in Pro.",
            "Listen to the whole song once, without looking at the screen.",
          ],
        },
      ],
    },
    {
      anchor: "one-note-or-all",
      title: "One note, or all of them",
      parts: [
        {
          kind: "text",
          text: "If one word in the bridge still hurts, do not go faster for the whole song. Open graph mode in Pro, move that note, and leave the other three hundred alone. With 2026 there is no graph, so sing the word again. It takes less time than the discussion.\n\nSome notes are flat on purpose. A blue third, a tired last line, a word that is nearly spoken: a tuner does not know what you meant. Bypass now and then. If the raw line makes you feel more, it was not a mistake.",
        },
        {
          kind: "text",
          text: "Enough is when you stop hearing pitch and start hearing words again. It usually comes sooner than the knob suggests.",
        },
      ],
    },
  ],
};
