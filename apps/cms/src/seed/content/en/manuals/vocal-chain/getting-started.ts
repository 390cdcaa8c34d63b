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
            "Download AutoTune Central and choose the tools that you own, or take single installers from your account under Downloads.",
            "Start your DAW. The tools appear as AU, VST3 or AAX on macOS and as VST3 or AAX on Windows.",
            "Open each one and copy in its serial number and authentication string from your account. With a plan, AutoTune Central asks once for the activation key.",
          ],
        },
        {
          kind: "note",
          text: "This is a demonstration brand. The file that you download installs nothing; this manual describes the windows as they are drawn.",
        },
      ],
    },
    {
      anchor: "order",
      title: "The order",
      parts: [
        {
          kind: "table",
          head: ["Place", "Tool", "Because"],
          rows: [
            ["1", "Vocal Prep", "Everything after it makes quiet things louder"],
            ["2", "AutoTune, if you use it", "A tracker wants a clean, dry voice"],
            ["3", "Vocal EQ", "Cut before you press together"],
            ["4", "Vocal Compressor", "It works on the voice, not on the rumble"],
            ["5", "Vocal De-Esser", "Compressors lift the s"],
            ["6", "Vocal Reverb", "Last, or on a send"],
          ],
        },
      ],
    },
    {
      anchor: "listening",
      title: "They listen first",
      parts: [
        {
          kind: "text",
          text: "All five begin by listening to the take and moving to a start that fits. That happens on your computer; no audio is sent anywhere. A suggestion is a place to begin, not a verdict: what you set by hand stays.",
        },
      ],
    },
  ],
};
