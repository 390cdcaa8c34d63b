import type { SeedManualChapter } from "../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Getting started",
  sections: [
    {
      anchor: "need",
      title: "What you need",
      parts: [
        {
          kind: "text",
          text: "Hybrid is an AAX plug-in and runs in Pro Tools only. DSP hardware is welcome, not required: without it Hybrid runs natively. For every other host there are AutoTune Pro and AutoTune 2026.",
        },
      ],
    },
    {
      anchor: "install",
      title: "Install and activate",
      parts: [
        {
          kind: "steps",
          items: [
            "Close Pro Tools. Download AutoTune Central and let it install Hybrid, or take the installer alone from your account under Downloads.",
            "Open Pro Tools. Hybrid is in the list of inserts twice where DSP is available: AAX DSP and AAX Native.",
            "Insert it and copy in the serial number and the authentication string from your account. With a plan, AutoTune Central asks for the activation key instead.",
          ],
        },
        {
          kind: "note",
          text: "This is a demonstration brand. The file that you download installs nothing; this manual describes the window as it is drawn.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "A rack unit. The wall of lights shows the melody from left to right: pale lights are what you sing, bright ones what goes out. The distance between them is what Hybrid does.\n\nBelow stand three encoders, retune, flex and throat, each with a ring of lights for its value. On the right is LIVE, and under it the delay in milliseconds.",
        },
      ],
    },
  ],
};
