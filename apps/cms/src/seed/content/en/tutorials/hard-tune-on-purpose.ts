import type { SeedTutorial } from "../../seed-reading.ts";

export const hardTuneOnPurpose: SeedTutorial = {
  title: "Hard tune on purpose",
  summary:
    "The stepped vocal is half settings, half singing. Set the key in AutoTune EFX+, learn what to do with your voice, then play the field and the pads.",
  level: "beginner",
  topic: "effects",
  minutes: 10,
  products: ["auto-tune-efx-plus", "auto-key"],
  outcome:
    "You can get the hard-tuned sound with AutoTune EFX+, sing in a way that brings it out and put doubling and echo on single words.",
  sections: [
    {
      anchor: "set-it-up",
      title: "Set it up",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert EFX+ first on the vocal track. It needs a single dry voice to follow.",
            "Set the key by hand, or let AutoKey listen to the beat and send it.",
            "Make sure your DAW’s tempo matches the song. Echo and repeats sync to it.",
            "Put the point on the field near Human and sing a line. Then move it to Robot and sing the line again.",
          ],
        },
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          caption:
            "The field runs from Robot, top left, to Human, bottom right. The pads are beside it.",
        },
        {
          kind: "note",
          text: "Use a scale with few notes. Chromatic allows all twelve, so each step is only a semitone high and the stairs sound more like a ramp. Major or minor gives you bigger steps. Five notes you pick yourself give you the biggest.",
        },
      ],
    },
    {
      anchor: "sing-for-it",
      title: "Sing for it",
      parts: [
        {
          kind: "text",
          text: "The effect doesn’t live on the notes. It lives between them. If you sing every note cleanly, you give it nothing to do.",
        },
        {
          kind: "list",
          items: [
            "Glide slowly from one note to the next, over half a second or so. The line climbs the stairs for you.",
            "Stay halfway between two notes and waver. The flipping back and forth is the ornament.",
            "Start a word below its note and push up. You get a quick step at the start.",
            "Say t, k and p harder than feels polite. They carry the words now.",
          ],
        },
      ],
    },
    {
      anchor: "play-it",
      title: "Play the field and the pads",
      parts: [
        {
          kind: "steps",
          items: [
            "Record the voice first and play the effect afterward. Save doing both at once for week two.",
            "Automate the field: near Human for the line, Robot for its last word, then back.",
            "Find the pad that adds a second voice. Hold it for one word in each chorus, not for the whole chorus.",
            "Find a pad with repeats. Hit it on the last syllable of a line, where there’s room behind it.",
          ],
        },
      ],
    },
    {
      anchor: "limits",
      title: "Know its limits",
      parts: [
        {
          kind: "text",
          text: "EFX+ isn’t made for invisible correction. If the verse should sound natural and only the hook hard, put AutoTune 2026 or AutoTune Pro on the verse and EFX+ on a second track for the hook. And if one word lands on the wrong note with great confidence, check the key. It’s almost always the key.",
        },
      ],
    },
  ],
  seo: {
    title: "Hard tune on purpose with AutoTune EFX+",
    description:
      "The stepped vocal sound for beginners: key and scale, how to sing for it, and how to play the field and the pads of EFX+.",
  },
};
