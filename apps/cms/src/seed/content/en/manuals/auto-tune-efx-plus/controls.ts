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
          head: ["Place", "What it does"],
          rows: [
            [
              "Human, bottom right",
              "As gentle as EFX+ gets: still hard, with the starts of notes left in",
            ],
            ["The middle", "Stairs, clearly"],
            ["Robot, top left", "Every note at once, nothing in between"],
            ["The trail", "Where you went; it is drawn, not played again"],
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
          head: ["Pad with", "What you hear", "Good for"],
          rows: [
            ["Doubling", "A second voice beside yours", "Last lines, hooks"],
            ["Echo", "Repeats behind you, in time", "Gaps between lines"],
            ["Repeats", "The word again, at once, in steps", "Single syllables"],
            ["No light", "Nothing; it is free", "Resting a finger"],
          ],
        },
      ],
    },
    {
      anchor: "hold",
      title: "Hit and hold",
      parts: [
        {
          kind: "text",
          text: "A pad works while it is held and stops when you let go. For an effect that stays, draw it into your DAW’s automation; for one that must fall on one word, use your hand. Hands are better at words.",
        },
      ],
    },
    {
      anchor: "steps",
      title: "Sixteen steps",
      parts: [
        {
          kind: "table",
          head: ["You see", "It means"],
          rows: [
            ["One step", "A sixteenth note, so the row is one bar of four"],
            ["Every fourth step lit", "The beats"],
            ["The white step", "Where the song is now"],
            ["Steps stand still", "The host is not playing"],
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
          head: ["Setting", "Choices"],
          rows: [
            ["Scale", "Major, minor, chromatic, or your own notes"],
            ["Key", "By hand, or from AutoKey"],
            ["Tempo", "From the host; it is not set here"],
          ],
        },
      ],
    },
  ],
};
