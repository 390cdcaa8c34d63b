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
            "Install Choir with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. Choir appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Choir on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Choir on a copy of the lead, not on the lead itself. Put it after AutoTune and Harmony Engine, and before de-esser and reverb. The output is stereo, so use a stereo track.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "choir",
          caption: "Choir from above: lit seats sing, and the corners count voices and parts.",
        },
        {
          kind: "text",
          text: "The window shows the choir from above. The lead is in front, with the rows curved around it. Lit seats are singing; gray seats are empty. The number in the left corner shows the voices and the one in the right corner shows the parts.",
        },
      ],
    },
  ],
};
