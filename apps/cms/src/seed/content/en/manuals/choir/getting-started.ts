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
            "Download AutoTune Central and let it install Choir, or take the installer alone from your account under Downloads.",
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
          text: "On a copy of the lead, not on the lead itself. After AutoTune and after Harmony Engine, if you use it; before de-esser and reverb. The output is stereo, so give it a stereo track.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "You look at the choir from above. You stand in front, and the rows bend around you. A seat that is lit sings; a grey one is empty. The number in the left corner counts the voices, the one in the right corner the parts.",
        },
      ],
    },
  ],
};
