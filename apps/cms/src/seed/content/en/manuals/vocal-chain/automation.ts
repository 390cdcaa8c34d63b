import { automationSection } from "../../fragments/manual-sections/automation.ts";
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
    automationSection,
  ],
};
