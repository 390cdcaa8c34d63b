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
            "Install AutoTune 2026 with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. AutoTune 2026 appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use AutoTune 2026 on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert AutoTune 2026 at the start of the vocal track, before the compressor, reverb and delay. Only Vocal Prep goes before it. If it comes after an echo, it hears two voices and can’t tell which one to tune.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          caption: "AutoTune 2026: the dial, the note and the cents.",
        },
        {
          kind: "text",
          text: "The dial fills the window. Notes are arranged in an arc that extends half an octave to each side of the note you’re singing. That note appears in large type below the arc, along with how many cents you’re off: plus is sharp, minus is flat. A semitone is 100 cents.\n\nRetune is in the left corner and Human is in the right. The preset is in the bar at the top. Every control is on this one page.",
        },
      ],
    },
  ],
};
