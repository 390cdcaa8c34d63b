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
            "Download AutoTune Central, which installs Pro and keeps it up to date. The installer alone is in your account under Downloads.",
            "Start your DAW. Pro appears as AU, VST3 or AAX on macOS and as VST3 or AAX on Windows.",
            "Open the plug-in and copy in the serial number and the authentication string from your account. With a plan, AutoTune Central asks for the activation key instead.",
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
          text: "Make Pro the first plug-in on the vocal track. A pitch tracker wants one dry voice. Only Vocal Prep may stand before it, because noise is no help to anybody.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "The knob in the middle is Retune Speed, with its value below in milliseconds. From the left the voice comes in as a dotted line, as it was sung. To the right it leaves as a bright one, on its notes.\n\nBeside the knob stand flex and human, short for Flex-Tune and Humanize. At the bottom is the keyboard with the notes of the scale, at the top right the preset.",
        },
      ],
    },
  ],
};
