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
            "Download AutoTune Central and let it install 2026, or take the installer alone from your account under Downloads.",
            "Start your DAW. 2026 appears as AU, VST3 or AAX on macOS and as VST3 or AAX on Windows.",
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
          text: "First on the vocal track, before compressor, reverb and delay. After an echo it hears two of you and believes both.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "The dial fills the window. The notes stand in an arc, half an octave to each side of the one you sing. That one is written below the arc, large, with the cents you are off: plus is sharp, minus is flat. A semitone is 100 cents.\n\nRetune stands in the corner at the left, Human at the right. The preset is in the bar at the top. There is no second page.",
        },
      ],
    },
  ],
};
