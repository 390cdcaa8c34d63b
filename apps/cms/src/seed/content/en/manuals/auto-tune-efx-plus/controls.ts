import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "field",
      title: "The field",
      parts: [
        {
          kind: "table",
          head: ["Position", "What it does"],
          rows: [
            [
              "Human, bottom right",
              "The gentlest setting: still hard-tuned, with note onsets left intact",
            ],
            ["The middle", "Clearly stepped"],
            ["Robot, top left", "Every note snaps immediately, with nothing in between"],
            ["The trail", "Shows where you’ve been; it isn’t played back"],
          ],
        },
      ],
    },
    {
      anchor: "pads",
      title: "The sixteen pads",
      parts: [
        {
          kind: "table",
          head: ["Pad", "What you hear", "Good for"],
          rows: [
            ["Doubling", "A second voice next to yours", "Last lines, hooks"],
            ["Echo", "Repeats behind your voice, in tempo", "Gaps between lines"],
            ["Repeats", "The word repeated immediately, in steps", "Single syllables"],
            ["Unlit", "No effect; the pad is empty", "Singing without an effect"],
          ],
        },
      ],
    },
    {
      anchor: "hold",
      title: "Hold a pad",
      parts: [
        {
          kind: "text",
          text: "A pad is active while you hold it and stops when you release it. For an effect that stays on, draw it as automation in your DAW. For an effect on a single word, play the pad by hand: it’s easier to hit the right moment.",
        },
      ],
    },
    {
      anchor: "steps",
      title: "The sixteen steps",
      parts: [
        {
          kind: "table",
          head: ["What you see", "What it means"],
          rows: [
            ["One step", "A sixteenth note; the row is one bar of 4/4"],
            ["Every fourth step lit", "The beats"],
            ["The white step", "The current position"],
            ["Steps don’t move", "Your DAW isn’t playing"],
          ],
        },
      ],
    },
    {
      anchor: "scale",
      title: "Key and scale",
      parts: [
        {
          kind: "table",
          head: ["Setting", "Options"],
          rows: [
            ["Scale", "Major, minor, chromatic or your own notes"],
            ["Key", "Set it manually or send it from AutoKey"],
            ["Tempo", "Follows your DAW"],
          ],
        },
      ],
    },
  ],
};
