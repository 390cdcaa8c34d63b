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
            ["Drag in the field", "Moves between Human and Robot"],
            ["Shift-drag in the field", "Moves along one direction only"],
            ["Double-click the field", "Returns to the middle"],
            ["Click and hold a pad", "Plays its effect until you let go"],
            ["Cmd+Z or Ctrl+Z", "Undoes the last change"],
          ],
        },
      ],
    },
    automationSection,
    {
      anchor: "pads-by-midi",
      title: "Play the pads from a controller",
      parts: [
        {
          kind: "text",
          text: "Route a MIDI track to EFX+ in your DAW. Sixteen notes, from C1 upward, play the sixteen pads from the bottom left to the top right, the way pad controllers number them. A note holds its pad for as long as it sounds, so you can quantize a performance afterward. The field has two automation lanes of its own, one for each direction.",
        },
      ],
    },
  ],
};
