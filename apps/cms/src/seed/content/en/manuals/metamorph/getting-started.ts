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
            "Download AutoTune Central and let it install Metamorph, or take the installer alone from your account under Downloads.",
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
          text: "After AutoTune, before compressor and reverb. Metamorph does not mend pitch, and a tuned voice is easier to turn into another. One dry voice at a time: two people on one track become one confused person.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "The pad fills the window. You stand at the top left, a child at the top right, a machine at the bottom left and a creature at the bottom right. Small shapes cover the way between them. The one under your finger grows and shows what you are turning into.",
        },
      ],
    },
  ],
};
