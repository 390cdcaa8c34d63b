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
            "Download AutoTune Central and let it install EFX+, or take the installer alone from your account under Downloads.",
            "Start your DAW. EFX+ appears as AU, VST3 or AAX on macOS and as VST3 or AAX on Windows.",
            "Open it and copy in the serial number and the authentication string from your account. EFX+ has its own licence; it is not part of Unlimited.",
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
          text: "First on the vocal track. Doubling and echo are inside, so another doubler before it only confuses the tracker. A reverb may follow, shorter than you think.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "On the left is the field, a square with robot at the top left and human at the bottom right. The bright trail is where your finger has been; it jumps from note to note because the voice does.\n\nOn the right are four by four pads. The brighter a pad, the more it gives; the one that is pressed has a halo. Below them run sixteen steps. The white one is now.",
        },
      ],
    },
  ],
};
