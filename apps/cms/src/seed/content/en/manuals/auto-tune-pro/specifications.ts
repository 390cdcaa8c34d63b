import type { SeedManualChapter } from "../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Shortcuts and specifications",
  sections: [
    {
      anchor: "shortcuts",
      title: "Mouse and keys",
      parts: [
        {
          kind: "table",
          head: ["Do this", "And this happens"],
          rows: [
            ["Shift while dragging", "Fine steps"],
            ["Double-click a knob", "Back to where it began"],
            ["Double-click a note in graph mode", "Onto the middle of its lane"],
            ["Delete with a note selected", "Its edit goes; the singing stays"],
            ["Cmd Z or Ctrl Z", "One step back"],
          ],
        },
      ],
    },
    {
      anchor: "facts",
      title: "The facts",
      parts: [
        {
          kind: "table",
          head: ["What", "Value"],
          rows: [
            ["Latency", "About 3 ms in automatic mode; graph mode is compensated by the host"],
            ["Channels", "Mono and stereo"],
            ["Sample rates", "44.1 to 192 kHz"],
            ["Formats", "AU, VST3, AAX on macOS; VST3, AAX on Windows; 64-bit"],
            ["System", "macOS 12 or later; Windows 10 or 11"],
            ["Memory and disk", "4 GB, better 8 GB; 350 MB on disk"],
            ["Activation", "On 2 computers at a time, no dongle"],
          ],
        },
      ],
    },
  ],
};
