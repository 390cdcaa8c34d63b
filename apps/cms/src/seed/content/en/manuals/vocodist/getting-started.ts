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
            "Download AutoTune Central and let it install Vocodist, or take the installer alone from your account under Downloads.",
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
      anchor: "idea",
      title: "What a vocoder does",
      parts: [
        {
          kind: "text",
          text: "It takes the words from one sound and the notes from another. The voice is cut into 26 bands, and the loudness of each is measured. The carrier, here a chord, is cut the same way. Each band of the voice opens the same band of the chord. Your melody is thrown away; your mouth is not.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "Twenty-six bars open to both sides of the middle, like mouths, the low ones at the left. Below them stand four knobs: carrier, formant, grit and mix. The preset is in the bar at the top.",
        },
      ],
    },
  ],
};
