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
            "Install Metamorph with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. Metamorph appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Metamorph on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Metamorph after AutoTune and before the compressor and reverb. Metamorph doesn’t correct pitch, and a tuned voice is easier to transform. Use it on one dry voice at a time; it can’t separate two singers on the same track.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "metamorph",
          caption: "Metamorph: you, a child, a machine and a creature in the corners of the pad.",
        },
        {
          kind: "text",
          text: "The pad fills the window. The corners are You at the top left, Child at the top right, Machine at the bottom left and Creature at the bottom right. Small shapes fill the space between them. As you drag, the shape under the pointer grows and shows what the voice is turning into.",
        },
      ],
    },
  ],
};
