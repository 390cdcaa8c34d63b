import type { SeedManualChapter } from "../../../seed-reading.ts";

export const automation: SeedManualChapter = {
  slug: "automation",
  title: "Keyboard and automation",
  sections: [
    {
      anchor: "shortcuts",
      title: "Mouse and keyboard shortcuts",
      parts: [
        {
          kind: "table",
          head: ["Action", "Result"],
          rows: [
            ["Shift-drag", "Fine adjustment"],
            ["Double-click a node, bar or handle", "Resets it to its default value"],
            ["Alt-click a band of the EQ", "Plays only that band while you hold it"],
            ["Click the preset", "Loads, saves or returns to Default"],
            ["Cmd+Z or Ctrl+Z", "Undoes the last change"],
          ],
        },
      ],
    },
    {
      anchor: "automation",
      title: "Automate a control",
      parts: [
        {
          kind: "text",
          text: "Every control in the table of controls can be automated except displays and Preset. Your DAW lists them under their names.",
        },
        {
          kind: "steps",
          items: [
            "Set the track to write automation and play the song. Move the control while you listen; don’t draw first.",
            "Play the pass back and delete what you don’t need. Straight steps at the start of a word work better than ramps in the middle of one.",
            "Set the track to read automation, so a control that is moved by accident doesn’t overwrite your pass.",
          ],
        },
        {
          kind: "note",
          text: "Automate in breaths. A setting that changes during a held note is heard as a bend.",
        },
      ],
    },
  ],
};
