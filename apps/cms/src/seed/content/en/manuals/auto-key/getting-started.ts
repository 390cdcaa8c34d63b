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
            "Install AutoKey with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. AutoKey appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use AutoKey on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert AutoKey on the music, not on the vocal: on the beat or the instrument bus. You only need one instance per session. Audio passes through unchanged and without latency, so you can leave it in place.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-key",
          caption: "AutoKey: the circle of fifths on the left, the answer on the right.",
        },
        {
          kind: "text",
          text: "On the left is the circle of fifths, with major keys on the outside and their relative minors on the inside. The detected key lights up white and its neighbors light up in color. In the middle, twelve bars show how often each note was heard.\n\nOn the right, the key appears in large letters with a confidence bar and a reading such as “97% sure.” Below it are the other possible keys, with the most likely one first.",
        },
      ],
    },
  ],
};
