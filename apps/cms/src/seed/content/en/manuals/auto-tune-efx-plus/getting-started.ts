import { updateSection } from "../../fragments/manual-sections/getting-started.ts";
import type { SeedManualChapter } from "../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Getting started",
  sections: [
    {
      anchor: "install",
      title: "Install and activate",
      parts: [
        {
          kind: "steps",
          items: [
            "Install EFX+ with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. EFX+ appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. EFX+ has its own license; it isn’t included in AutoTune Unlimited.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use EFX+ on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert EFX+ first on the vocal track. It has its own doubling and echo, and a doubler before it only confuses the tracker. If you add reverb after it, keep it short: a long tail smears the steps that make the effect.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          view: "window",
          caption: "The AutoTune EFX+ window. The numbers are those of the table of controls.",
        },
        {
          kind: "text",
          text: "On the left is the field (1), a square with Robot at the top left and Human at the bottom right. The bright trail shows where you’ve dragged. It jumps from note to note, just as the voice does.",
        },
        {
          kind: "text",
          text: "On the right are sixteen pads (2) in a 4 x 4 grid. The brighter a pad, the stronger its effect; the active pad has a halo. Below the pads are sixteen steps (3). The white step marks the current position. The preset (4) is in the bar at the top. The light at the left of the bar opens a menu with Key (5), Scale (6) and Bypass (7).",
        },
        {
          kind: "note",
          text: [
            "The picture shows the preset “night drive”. Your window opens with the defaults of the ",
            { href: "/documentation/auto-tune-efx-plus/controls#all", text: "table of controls" },
            ".",
          ],
        },
      ],
    },
    updateSection("EFX+"),
  ],
};
