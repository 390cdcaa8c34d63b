import type { SeedManualChapter } from "../../../seed-reading.ts";

type Section = SeedManualChapter["sections"][number];

export const automationSection: Section = {
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
};

export function hardwareSection(name: string): Section {
  return {
    anchor: "midi",
    title: "Keyboard, pedals and controllers",
    parts: [
      {
        kind: "text",
        text: `${name} has no key commands that could collide with those of your DAW; the shortcuts above work only while the pointer is over its window. To turn a control with hardware, use your DAW’s own learn function: right-click the control or its automation lane, choose the learn command and move the knob, fader or pedal.`,
      },
      {
        kind: "text",
        text: "For the stage, a latching foot switch on Bypass is the one assignment everybody needs. A second one can step through presets, if your DAW sends program changes to plug-ins.",
      },
    ],
  };
}
