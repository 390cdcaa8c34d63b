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
            "Install Pro with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.",
            "Start your DAW and let it scan for new plug-ins. Pro appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Your license works on two computers at a time. To use Pro on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "Insert Pro first on the vocal track. Pitch tracking works best on a single dry voice. The only plug-in that belongs before Pro is Vocal Prep, because it removes noise that can confuse the tracker.",
        },
        {
          kind: "text",
          text: "Compression, EQ, reverb and delay come after Pro. A reverb before it is the most common mistake: the tail of one note is still sounding when the next one starts, and the tracker hears both.",
        },
      ],
    },
    {
      anchor: "window",
      title: "Interface overview",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-pro",
          view: "window",
          caption: "The AutoTune Pro window. The numbers are those of the table of controls.",
        },
        {
          kind: "text",
          text: "The large knob in the center is Retune Speed (1), with its value in milliseconds below. On either side are Flex-Tune (2) and Humanize (3), labeled flex and human. The graph (4) fills the middle of the window: the dotted line on the left shows the pitch as it was sung, the bright line on the right shows the corrected pitch. The keyboard (5) at the bottom shows the notes of the scale. The preset (6) is at the top right.",
        },
        {
          kind: "text",
          text: "The light at the left of the title bar opens a menu with the settings you choose once for each song: Mode (7), Voice Type (8), Key (9), Scale (10) and Bypass (11). The light is on while Pro corrects and goes out in bypass.",
        },
        {
          kind: "note",
          text: [
            "The picture shows the preset “lead, close”. Your window opens with the defaults of the ",
            { href: "/documentation/auto-tune-pro/controls#automatic", text: "table of controls" },
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
          text: "Pro looks for a new version in AutoTune Central, never while you sing. Updates keep your presets, and a session saved with an older version opens with the settings it had.",
        },
        {
          kind: "table",
          head: ["To do this", "Go here"],
          rows: [
            ["Install an update", "AutoTune Central, next to Pro. Close your DAW first."],
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
              "Remove Pro",
              "AutoTune Central, or your system’s own list of apps; your presets stay on the disk",
            ],
          ],
        },
      ],
    },
  ],
};
