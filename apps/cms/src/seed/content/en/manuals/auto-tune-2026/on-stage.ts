import type { SeedManualChapter } from "../../../seed-reading.ts";

export const onStage: SeedManualChapter = {
  slug: "on-stage",
  title: "On stage",
  sections: [
    {
      anchor: "before",
      title: "Before the show",
      parts: [
        {
          kind: "steps",
          items: [
            "Save a preset for each song with its key, scale, Retune and Human settings. Name the presets in set order.",
            "Set your audio interface’s buffer to 64 or 128 samples. At 48 kHz, that’s 1.3 or 2.7 ms in each direction.",
            "Put AutoTune 2026 before reverb and delay, and assign bypass to a foot switch.",
            "Rehearse the whole set with the foot switch, including the talking between songs.",
          ],
        },
      ],
    },
    {
      anchor: "sound-check",
      title: "At sound check",
      parts: [
        {
          kind: "list",
          items: [
            "Sing your loudest line and your quietest one. The dial should follow both. If it loses the quiet one, raise the microphone gain.",
            "Have the drummer play alone. If the dial moves, your microphone is picking up the drums. Point it away from them or move closer to it.",
            "Watch the dial with the stage monitors at show volume. If they bleed into the microphone, the tracker can’t tell which voice is yours.",
          ],
        },
      ],
    },
    {
      anchor: "during",
      title: "During the show",
      parts: [
        {
          kind: "text",
          text: "Change presets between songs and leave individual settings alone. If a chorus needs a narrower scale, click notes out on the dial and click them back in afterward. Bypass AutoTune 2026 while you talk between songs.",
        },
        {
          kind: "note",
          text: "The audience and your headphones get the tuned voice. If you record the show, record the dry microphone as well.",
        },
      ],
    },
  ],
};
