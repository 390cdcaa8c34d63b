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
          text: "Insert EFX+ first on the vocal track. It has its own doubling and echo, and a doubler before it only confuses the tracker. If you add reverb after it, keep it short.",
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
          caption: "AutoTune EFX+: the field, the sixteen pads and the steps below them.",
        },
        {
          kind: "text",
          text: "On the left is the field, a square with Robot at the top left and Human at the bottom right. The bright trail shows where you’ve dragged. It jumps from note to note, just as the voice does.\n\nOn the right are sixteen pads in a 4 x 4 grid. The brighter a pad, the stronger its effect; the active pad has a halo. Below the pads are sixteen steps. The white step marks the current position.",
        },
      ],
    },
  ],
};
