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
            ["Double-click a note in Graph mode", "Snaps the note to the center of its lane"],
            ["Press Delete with a note selected", "Removes the edit and keeps the original pitch"],
            ["Cmd+Z or Ctrl+Z", "Undoes the last edit"],
          ],
        },
      ],
    },
    automationSection,
    hardwareSection("Pro"),
  ],
};
