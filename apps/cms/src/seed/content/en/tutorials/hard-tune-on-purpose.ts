import type { SeedTutorial } from "../../seed-reading.ts";

export const hardTuneOnPurpose: SeedTutorial = {
  title: "Hard tune on purpose",
  summary:
    "The stepped voice is half setting, half singing. You set the key in AutoTune EFX+, learn what to do with your throat, and then play the field and the pads.",
  level: "beginner",
  topic: "effects",
  minutes: 10,
  products: ["auto-tune-efx-plus", "auto-key"],
  outcome:
    "You can get the hard-tuned sound with AutoTune EFX+, sing so that it speaks, and place doubling and echo on single words.",
  sections: [
    {
      anchor: "set-it-up",
      title: "Set it up",
      parts: [
        {
          kind: "steps",
          items: [
            "Insert EFX+ first on the vocal track. It needs one dry voice to follow.",
            "Set the key by hand, or let AutoKey listen to the beat and send it.",
            "Make sure that the tempo of your DAW is the tempo of the song. Echo and repeats take theirs from there.",
            "Put the point on the field near the human corner and sing a line. Then go to the robot corner and sing it again.",
          ],
        },
        {
          kind: "note",
          text: "Use a scale with few notes. Chromatic allows all twelve, so the steps are only a semitone high and the stairs look more like a ramp. Major or minor has wider steps. Five notes of your own choice have the widest.",
        },
      ],
    },
    {
      anchor: "sing-for-it",
      title: "Sing for it",
      parts: [
        {
          kind: "text",
          text: "The effect does not live on the notes. It lives between them. Somebody who sings each note cleanly gives it nothing to do.",
        },
        {
          kind: "list",
          items: [
            "Glide slowly from one note to the next, over half a second or so. The line climbs the stairs for you.",
            "Stay halfway between two notes and waver. The jumping to and fro is the ornament.",
            "Begin a word below its note and push up. You get a quick step at the start.",
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
            "Record the voice first and play the effect afterwards. Two jobs at once is for the second week.",
            "Automate the field: near human for the line, robot for its last word, back again.",
            "Find the pad that adds a second voice. Hold it for one word in each chorus, not for the chorus.",
            "Find a pad with repeats. Hit it on the last syllable of a line, where there is room behind it.",
          ],
        },
      ],
    },
    {
      anchor: "limits",
      title: "Where it ends",
      parts: [
        {
          kind: "text",
          text: "EFX+ is not made for a correction that nobody hears. If the verse should sound natural and only the hook hard, put AutoTune 2026 or AutoTune Pro on the verse and EFX+ on a second track for the hook. And if one word goes to the wrong note with great confidence, it is the key. It nearly always is.",
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
