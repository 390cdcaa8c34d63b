import type { SeedPost } from "../../seed-reading.ts";

export const howMuchCorrectionIsEnough: SeedPost = {
  title: "How much correction is enough?",
  summary:
    "Retune speed is a length of time, and so is a note. Put the two side by side and most of the guesswork goes away.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-02-10",
  topic: "craft",
  products: ["auto-tune-pro", "auto-tune-2026"],
  seo: {
    title: "How much pitch correction is enough?",
    description:
      "What a Retune Speed in milliseconds does to short and long notes, how many cents people hear, and when to fix one note instead of all of them.",
  },
  sections: [
    {
      anchor: "what-people-hear",
      title: "What people hear",
      parts: [
        {
          kind: "text",
          text: "A semitone is 100 cents. Few people hear an error of 10 cents on a sung note, and most of those get paid to. At 20 to 30 cents, a long note starts to raise questions. At 50 it’s exactly between two piano keys, and even your aunt looks up.\n\nThese are rough numbers. A long note over one soft chord shows everything. A fast line over distorted guitars hides a lot. So the first question isn’t how far off a note is. It’s how long it’s exposed.",
        },
      ],
    },
    {
      anchor: "speed-is-a-time",
      title: "Speed is a time",
      parts: [
        {
          kind: "text",
          text: "Retune speed is measured in milliseconds: how long the correction takes to catch up. After that time, about a third of the error is left. After three times that, about a twentieth. Short notes are over before then.\n\nHere’s a note that starts 40 cents flat at 120 BPM, and how much of the error is left when the note ends.",
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
        { kind: "figure", value: "40 to 120 ms", label: "is where most natural settings are" },
        {
          kind: "text",
          text: "At 80 ms the quick notes keep some of their dirt and the held ones land. That’s why so many natural settings live between 40 and 120 ms. At 200 ms only the long notes get help, which might be all you wanted.",
        },
        {
          kind: "note",
          text: "The table uses the same method as our audio demos. Other tools count milliseconds differently, so compare by ear, not by number.",
        },
      ],
    },
    {
      anchor: "find-the-amount",
      title: "Find the amount in five minutes",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          caption:
            "AutoTune Pro: Retune Speed in the middle, the sung line coming in from the left, the tuned one leaving to the right.",
        },
        {
          kind: "steps",
          items: [
            "Set the key. A slow speed in the wrong key is just wrong slowly.",
            "Loop the line with the longest notes. Start at 100 ms.",
            "Go faster until nothing on that line bothers you. Stop there, not one step later.",
            "Play the fastest line. If its slides have turned into stairs, back off a little, or raise Flex-Tune in Pro.",
            "Listen to the whole song once without looking at the screen.",
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
          text: "If one word in the bridge still hurts, don’t go faster on the whole song. Open Graph mode in Pro, move that note and leave the other three hundred alone. AutoTune 2026 doesn’t have a graph, so sing the word again. It takes less time than debating it.\n\nSome notes are flat on purpose. A blue third, a tired last line, a word that’s almost spoken: a tuner can’t tell what you meant. Hit bypass now and then. If the raw line makes you feel more, it wasn’t a mistake.",
        },
        {
          kind: "text",
          text: "Enough is when you stop hearing pitch and start hearing words again. It usually comes sooner than the knob suggests.",
        },
      ],
    },
  ],
};
