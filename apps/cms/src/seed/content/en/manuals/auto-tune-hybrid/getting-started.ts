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
          text: "Hybrid is an AAX plug-in that runs only in Pro Tools. DSP hardware is optional: without it, Hybrid runs natively. In other DAWs, use AutoTune Pro or AutoTune 2026.",
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
            "Close Pro Tools. Install Hybrid with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Open Pro Tools. If your system has DSP, Hybrid appears twice in the list of inserts: as AAX DSP and as AAX Native.",
            "Insert Hybrid and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Hybrid on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-hybrid",
          caption: "AutoTune Hybrid: the wall of lights, three encoders and LIVE.",
        },
        {
          kind: "text",
          text: "Hybrid looks like a rack unit. The wall of lights shows the melody from left to right: pale lights are the notes you sing, bright lights are the output. The distance between them is the correction.\n\nBelow the lights are three encoders, Retune, Flex and Throat. The ring of lights around each one shows its value. LIVE is on the right, with the latency in milliseconds below it.",
        },
      ],
    },
  ],
};
