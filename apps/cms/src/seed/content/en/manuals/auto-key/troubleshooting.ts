import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "wrong-answer",
      title: "No result or a wrong result",
      parts: [
        {
          kind: "table",
          head: ["What happens", "Likely cause", "Try"],
          rows: [
            [
              "No key appears",
              "AutoKey isn’t receiving audio",
              "Insert it on a track with audio and start playback",
            ],
            [
              "Low confidence throughout",
              "Drums, noise or effects",
              "Use the instruments without the drums",
            ],
            [
              "The key is a semitone off",
              "The track isn’t tuned to 440 Hz, or it was sped up",
              "Check with a tuner; fix the tuning first",
            ],
            [
              "AutoKey shows the relative key",
              "Both keys have the same notes",
              "Hum the home note; click the other key on the circle",
            ],
            ["AutoTune didn’t change", "It was opened after you sent the key", "Click Send again"],
            [
              "No modes are shown",
              "AutoKey detects major and minor only",
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
          text: "A sample that was slowed down can end up halfway between two keys, 50 cents from both. In that case, neither key is right. Tune the sample first; otherwise, anything you tune to it will clash with the other instruments.",
        },
      ],
    },
  ],
};
