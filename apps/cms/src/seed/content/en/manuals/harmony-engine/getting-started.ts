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
            "Download AutoTune Central and let it install Harmony Engine, or take the installer alone from your account under Downloads.",
            "Start your DAW. It appears as AU, VST3 or AAX on macOS and as VST3 or AAX on Windows.",
            "Open it and copy in the serial number and the authentication string from your account. With a plan, AutoTune Central asks for the activation key instead.",
          ],
        },
        {
          kind: "note",
          text: "This is a demonstration brand. The file that you download installs nothing; this manual describes the window as it is drawn.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "After AutoTune and before reverb. The parts copy the lead, mistakes included, so tune first. De-essing and space belong after the engine, where they reach the parts too.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "Lanes, with time from left to right. The bright line in the middle is you. Two parts run above and two below, and each has its interval written at its end: +5, +3, -4, -8. The dashed line is now.",
        },
      ],
    },
  ],
};
