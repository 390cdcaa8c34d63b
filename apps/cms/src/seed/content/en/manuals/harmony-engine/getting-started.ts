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
            "Install Harmony Engine with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. Harmony Engine appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Harmony Engine on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Harmony Engine after AutoTune and before reverb. The parts copy the lead, mistakes included, so tune the lead first. Put de-essing and reverb after Harmony Engine so they process the parts too.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "harmony-engine",
          caption: "Harmony Engine: you in the middle, two parts above, two below.",
        },
        {
          kind: "text",
          text: "The window shows the voices as lanes, with time running from left to right. The bright line in the middle is the lead. Two parts run above it and two below, each with its interval at the end: +5, +3, -4, -8. The dashed line marks the current position.",
        },
      ],
    },
  ],
};
