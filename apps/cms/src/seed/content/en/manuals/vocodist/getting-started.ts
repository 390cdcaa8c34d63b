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
            "Install Vocodist with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. Vocodist appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Vocodist on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "idea",
      title: "How a vocoder works",
      parts: [
        {
          kind: "text",
          text: "A vocoder takes the words from one sound and the notes from another. Vocodist splits the voice into 26 bands and measures the level of each. It splits the carrier, such as a chord, the same way. Each band of the voice then opens the matching band of the carrier. The melody of the voice is discarded; the words remain.",
        },
        {
          kind: "figure",
          value: "26 bands",
          label: "of the voice open the same bands of the chord",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "vocodist",
          caption: "Vocodist: twenty-six bars, and carrier, formant, grit and mix below.",
        },
        {
          kind: "text",
          text: "Twenty-six bars open outward from the center line, one for each band, with the low bands on the left. Below them are four knobs: Carrier, Formant, Grit and Mix. The preset is in the bar at the top.",
        },
      ],
    },
  ],
};
