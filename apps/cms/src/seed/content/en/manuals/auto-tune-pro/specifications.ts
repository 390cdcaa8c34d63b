import type { SeedManualChapter } from "../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Shortcuts and specifications",
  sections: [
    {
      anchor: "shortcuts",
      title: "Mouse and keyboard shortcuts",
      parts: [
        {
          kind: "table",
          head: ["Action", "Result"],
          rows: [
            ["Shift-drag", "Fine adjustment"],
            ["Double-click a knob", "Resets it to its default value"],
            ["Double-click a note in Graph mode", "Snaps the note to the center of its lane"],
            ["Press Delete with a note selected", "Removes the edit and keeps the original pitch"],
            ["Cmd+Z or Ctrl+Z", "Undoes the last edit"],
          ],
        },
      ],
    },
    {
      anchor: "facts",
      title: "Tech specs",
      parts: [
        {
          kind: "table",
          head: ["Specification", "Value"],
          rows: [
            ["Latency", "About 3 ms in Automatic mode; your DAW compensates for Graph mode"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB of RAM (8 GB recommended); 350 MB of disk space"],
            ["Activation", "2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
