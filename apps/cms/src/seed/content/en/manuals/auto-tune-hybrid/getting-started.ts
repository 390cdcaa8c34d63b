import { updateSection } from "../../fragments/manual-sections/getting-started.ts";
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
          view: "window",
          caption: "The AutoTune Hybrid window. The numbers are those of the table of controls.",
        },
        {
          kind: "text",
          text: "Hybrid looks like a rack unit. The wall of lights (6) shows the melody from left to right: pale lights are the notes you sing, bright lights are the output. The distance between them is the correction.",
        },
        {
          kind: "text",
          text: "Below the lights are three encoders, Retune (1), Flex (2) and Throat (3). The ring of lights around each one shows its value. LIVE (4) is on the right, with the latency (5) in milliseconds below it. The preset (7) is in the bar at the top. The light at the left of the bar opens a menu with Key (8), Scale (9) and Bypass (10).",
        },
        {
          kind: "note",
          text: [
            "The picture shows the preset “stage left” on DSP. Your window opens with the defaults of the ",
            { href: "/documentation/auto-tune-hybrid/controls#all", text: "table of controls" },
            ".",
          ],
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Hybrid first on the vocal track, before EQ, compressor and sends. On a DSP system, keep the plug-ins before it on DSP as well: a native plug-in between two DSP plug-ins sends the audio to the computer and back, and each trip costs a buffer.",
        },
      ],
    },
    updateSection("Hybrid"),
  ],
};
