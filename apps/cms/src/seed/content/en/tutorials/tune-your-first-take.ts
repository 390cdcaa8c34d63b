import type { SeedTutorial } from "../../seed-reading.ts";

export const tuneYourFirstTake: SeedTutorial = {
  title: "Tune your first take",
  summary:
    "One take, one key, two knobs. Set AutoTune 2026 by ear and stop before anyone can tell.",
  level: "beginner",
  topic: "tuning",
  minutes: 8,
  products: ["auto-tune-2026"],
  outcome:
    "You can bring a recorded vocal into tune with Retune and Human, and you know which of the two to turn when it sounds wrong.",
  sections: [
    {
      anchor: "before-you-start",
      title: "Before you start",
      parts: [
        {
          kind: "text",
          text: "You need one recorded take, dry, and the key of the song. If you don’t know the key, do the AutoKey lesson first. Guessing takes longer.",
        },
        {
          kind: "text",
          text: "Pick eight bars with a fast line and a long note in them. Loop them. The two need different things, and you want to hear both.",
        },
      ],
    },
    {
      anchor: "set-it",
      title: "Set it, in this order",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          caption: "Retune in the left corner, Human in the right, and the cents below the note.",
        },
        {
          kind: "steps",
          items: [
            "Insert AutoTune 2026 at the start of the vocal track, before the compressor, reverb and delay. Only Vocal Prep goes before it.",
            "Choose the key and scale on the dial. Make sure every note the melody uses is in there.",
            "Set Retune to 60 ms and Human to zero. Play the loop and watch the cents below the note.",
            "Turn Retune down to 0 ms. That’s the effect, stairs and all. Remember how it sounds, so you recognize it when you don’t want it.",
            "Go back up until the slides between notes are slides again. For most voices that’s somewhere between 40 and 120 ms.",
            "Now listen only to the long note. If it’s stiff as a board, add Human until it moves.",
          ],
        },
      ],
    },
    {
      anchor: "what-you-hear",
      title: "What you hear, and what to turn",
      parts: [
        {
          kind: "table",
          head: ["You hear", "Turn"],
          rows: [
            ["Notes still wobble", "Retune, faster"],
            ["Slides become steps", "Retune, slower"],
            ["Long notes are stiff", "Human, up"],
            ["One note jumps to its neighbor", "Nothing; check the key"],
          ],
        },
        {
          kind: "note",
          text: "A note that’s off by more than half a semitone, 50 cents, is closer to the wrong note than to the right one. No knob can tell what you meant. Sing that word again, or take the wrong note off the dial.",
        },
      ],
    },
    {
      anchor: "stop-here",
      title: "Stop here",
      parts: [
        {
          kind: "text",
          text: "Bypass the plug-in and play the loop. Turn it back on and play it again. If the second version sounds like the same singer on a better day, leave it. If it sounds like someone else, go slower.",
        },
        {
          kind: "text",
          text: "Then play the whole song once without touching anything. Whatever bothers you after that is your list. The rest is finished.",
        },
      ],
    },
  ],
  seo: {
    title: "Tune your first take with AutoTune 2026",
    description:
      "A first lesson in pitch correction: where the plug-in goes, how to set Retune and Human by ear, and when to stop.",
  },
};
