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
            "Install AutoTune 2026 with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. AutoTune 2026 appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use AutoTune 2026 on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert AutoTune 2026 at the start of the vocal track, before the compressor, reverb and delay. Only Vocal Prep goes before it. If it comes after an echo, it hears two voices and can’t tell which one to tune.",
        },
        {
          kind: "text",
          text: "On stage the same rule holds in the rack or in the live set: microphone, AutoTune 2026, everything else.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          view: "window",
          caption: "The AutoTune 2026 window. The numbers are those of the table of controls.",
        },
        {
          kind: "text",
          text: "The note dial (3) fills the window. Notes are arranged in an arc that extends half an octave to each side of the note you’re singing. Under it is the pitch ruler (4). The note itself appears in large type (5), along with how many cents you’re off: plus is sharp, minus is flat. A semitone is 100 cents.",
        },
        {
          kind: "text",
          text: "Retune (1) is in the left corner and Human (2) is in the right. The preset (6) is in the bar at the top. The light at the left of the bar opens a short menu with Key (7), Scale (8) and Bypass (9). There is no second page: every control is in this one window.",
        },
        {
          kind: "note",
          text: [
            "The picture shows a preset for a song in A minor. Your window opens with the defaults of the ",
            { href: "/documentation/auto-tune-2026/controls#all", text: "table of controls" },
            ".",
          ],
        },
      ],
    },
    {
      anchor: "update",
      title: "Update, move or remove it",
      parts: [
        {
          kind: "text",
          text: "AutoTune 2026 looks for a new version in AutoTune Central, never while you sing. Updates keep your presets, and a session saved with an older version opens with the settings it had.",
        },
        {
          kind: "table",
          head: ["To do this", "Go here"],
          rows: [
            ["Install an update", "AutoTune Central, next to AutoTune 2026. Close your DAW first."],
            [
              "Go back to an older version",
              [
                { href: "/software-download", text: "Downloads" },
                ": every version that is still supported has its installer",
              ],
            ],
            [
              "Move to a new computer",
              "Your account, under Computers: deactivate the old one, then activate the new one",
            ],
            [
              "Remove AutoTune 2026",
              "AutoTune Central, or your system’s own list of apps; your presets stay on the disk",
            ],
          ],
        },
      ],
    },
  ],
};
