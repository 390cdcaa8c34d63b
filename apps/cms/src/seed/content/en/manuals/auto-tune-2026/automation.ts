import { automationSection, hardwareSection } from "../../fragments/manual-sections/automation.ts";
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
            ["Double-click a knob", "Resets it to its default value"],
            ["Click a note on the dial", "Adds it to the scale or removes it"],
            ["Alt-click a note on the dial", "Makes it the key"],
            ["Cmd+Z or Ctrl+Z", "Undoes the last change"],
          ],
        },
      ],
    },
    automationSection,
    hardwareSection("AutoTune 2026"),
  ],
};
