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
    automationSection,
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
