import type { SeedManualChapter } from "../../../seed-reading.ts";

type Section = SeedManualChapter["sections"][number];

export function installSection(name: string): Section {
  return {
    anchor: "install",
    title: "Install and activate",
    parts: [
      {
        kind: "steps",
        items: [
          `Install ${name} with AutoTune Central, which also keeps it up to date. Or download the standalone installer from your account under Downloads and run it.`,
          `Start your DAW and let it scan for new plug-ins. ${name} appears as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.`,
          "Open the plug-in and enter the serial number and authentication code from your account. With a plan, enter your activation key in AutoTune Central instead.",
        ],
      },
      {
        kind: "note",
        text: `Your license works on two computers at a time. To use ${name} on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.`,
      },
    ],
  };
}

export function updateSection(name: string): Section {
  return {
    anchor: "update",
    title: "Update, move or remove it",
    parts: [
      {
        kind: "text",
        text: `${name} looks for a new version in AutoTune Central, never while you sing. Updates keep your presets, and a session saved with an older version opens with the settings it had.`,
      },
      {
        kind: "table",
        head: ["To do this", "Go here"],
        rows: [
          ["Install an update", `AutoTune Central, next to ${name}. Close your DAW first.`],
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
            `Remove ${name}`,
            "AutoTune Central, or your system’s own list of apps; your presets stay on the disk",
          ],
        ],
      },
    ],
  };
}
