import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "wrong-answer",
      title: "It does not answer, or wrongly",
      parts: [
        {
          kind: "table",
          head: ["What happens", "Likely reason", "Try"],
          rows: [
            [
              "No key at all",
              "No sound reaches it",
              "Insert it on the track that plays; press play",
            ],
            [
              "Low confidence everywhere",
              "Drums, noise or effects",
              "Use the instruments without drums",
            ],
            [
              "A key a semitone off",
              "The track is not tuned to 440 Hz, or was sped up",
              "Check with a tuner; mend the tuning first",
            ],
            ["The relative key", "Same notes", "Hum home; choose the other on the circle"],
            ["AutoTune did not change", "It was opened after you sent", "Send again"],
            [
              "It says nothing of modes",
              "Only major and minor are found",
              "Choose your own notes in AutoTune",
            ],
          ],
        },
      ],
    },
    {
      anchor: "half-way",
      title: "Between two keys",
      parts: [
        {
          kind: "text",
          text: "A sample that was slowed down can stand halfway between two keys, 50 cents from both. No key is right then. Tune the sample first, or everything that you tune to it will sound wrong with the other instruments.",
        },
      ],
    },
  ],
};
