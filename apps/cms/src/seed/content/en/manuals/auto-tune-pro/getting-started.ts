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
            "Install Pro with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. Pro appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Pro on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Pro first on the vocal track. Pitch tracking works best on a single dry voice. The only plug-in that belongs before Pro is Vocal Prep, because it removes noise that can confuse the tracker.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          caption: "AutoTune Pro: Retune Speed, the line before and after it, and the keyboard.",
        },
        {
          kind: "text",
          text: "The large knob in the center is Retune Speed, with its value in milliseconds below. The dotted line on the left shows the pitch as it was sung. The bright line on the right shows the corrected pitch.\n\nOn either side of the knob are Flex-Tune and Humanize, labeled flex and human. The keyboard at the bottom shows the notes of the scale. The preset is at the top right.",
        },
      ],
    },
  ],
};
