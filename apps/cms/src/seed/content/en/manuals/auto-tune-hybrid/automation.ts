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
            ["Cmd-drag or Ctrl-drag", "Fine adjustment, as everywhere in Pro Tools"],
            ["Option-click or Alt-click an encoder", "Resets it to its default value"],
            ["Click LIVE", "Turns it on or off"],
            [
              "Ctrl+Cmd-click or Ctrl+Start-click a control",
              "Opens its automation lane in Pro Tools",
            ],
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
    {
      anchor: "surface",
      title: "Control surfaces",
      parts: [
        {
          kind: "text",
          text: [
            "On a control surface, Hybrid’s page begins with Retune, Flex and Throat on the first three encoders and LIVE on the first key, in the order of the window. Key and Scale follow on the second page. The names in the displays are those of the ",
            { href: "/documentation/auto-tune-hybrid/controls#all", text: "table of controls" },
            ".",
          ],
        },
      ],
    },
  ],
};
